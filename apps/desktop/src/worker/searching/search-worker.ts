import '../../shared/without-eval.ts'
import { taskRequestSchema } from '../task-request.ts'
import { handleSearchTask } from './handle-search-task.ts'

// Electron's utility process: it searches texts that the main process sends, and reads none itself.
process.parentPort.on('message', ({ data }) => {
  const request = taskRequestSchema.parse(data)
  void handleSearchTask(request.name, request.input).then((answer) => {
    process.parentPort.postMessage({ id: request.id, answer })
  })
})
