import '../shared/without-eval.ts'
import { handleTask } from './handle-task.ts'
import { taskRequestSchema } from './task-request.ts'

// Electron's utility process: one port to the main process, tasks one after the other.
process.parentPort.on('message', ({ data }) => {
  const request = taskRequestSchema.parse(data)
  void handleTask(request.name, request.input).then((answer) => {
    process.parentPort.postMessage({ id: request.id, answer })
  })
})
