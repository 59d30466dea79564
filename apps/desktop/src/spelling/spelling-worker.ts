import '../shared/without-eval.ts'
import { z } from 'zod'
import { createSpellingTasks } from './handle-spelling-task.ts'

const requestSchema = z.object({ id: z.int(), name: z.string(), input: z.unknown() })

/** The build puts the checker beside this script. */
const handle = createSpellingTasks(new URL('./harper_wasm_slim_bg.wasm', import.meta.url))

// Electron's utility process: one port to the main process.
process.parentPort.on('message', ({ data }) => {
  const { id, name, input } = requestSchema.parse(data)
  void handle(name, input).then((answer) => process.parentPort.postMessage({ id, answer }))
})
