import { EngineError } from '@content-trust/engine/schema'
import type { Answer } from '../shared/answer.ts'
import { runTask } from './run-task.ts'
import { isTaskName, parseInput, type TaskInputs, type TaskName } from './tasks.ts'

/** Does one task; a mistake of the caller comes back as data. */
export async function handleTask(name: string, input: unknown): Promise<Answer<unknown>> {
  if (!isTaskName(name)) return { ok: false, code: 'invalid_call', message: 'Unknown task.' }
  try {
    return { ok: true, value: await doTask(name, input) }
  } catch (error) {
    if (error instanceof EngineError) {
      return { ok: false, code: 'engine_refused', message: error.message }
    }
    return { ok: false, code: 'internal', message: 'The draft could not be scored.' }
  }
}

function doTask<Name extends TaskName>(name: Name, input: unknown): unknown {
  const run: (input: TaskInputs[Name]) => unknown = runTask[name]
  return run(parseInput(name, input))
}
