import '../../shared/without-eval.ts'
import { taskRequestSchema } from '../task-request.ts'
import { createSourceTasks } from './handle-source-task.ts'

const handleTask = createSourceTasks({ allowPrivate: false })

// Electron's utility process: it alone asks servers about the sources of a draft, with connections that are checked.
process.parentPort.on('message', ({ data }) => {
  const { id, input, name } = taskRequestSchema.parse(data)
  const tell = (progress: unknown): void => process.parentPort.postMessage({ id, progress })
  void handleTask(name, input, tell).then((answer) => {
    process.parentPort.postMessage({ id, answer })
  })
})
