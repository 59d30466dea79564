import '../../shared/without-eval.ts'
import { taskRequestSchema } from '../task-request.ts'
import { handleMediaTask } from './handle-media-task.ts'

// A process of its own: a damaged file may hold it or end it, and the draft is scored all the same.
process.parentPort.on('message', ({ data }) => {
  const request = taskRequestSchema.parse(data)
  void handleMediaTask(request.name, request.input).then((answer) => {
    process.parentPort.postMessage({ id: request.id, answer })
  })
})
