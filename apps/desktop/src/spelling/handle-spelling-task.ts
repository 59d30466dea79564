import type { Answer } from '../shared/answer.ts'
import { type Checker, createChecker } from './check-draft.ts'
import { openLinter } from './open-linter.ts'
import { spellingTaskSchema } from './spelling-tasks.ts'

/** Does one task; a mistake comes back as data, without a word of the draft. */
export type HandleSpellingTask = (name: string, input: unknown) => Promise<Answer<unknown>>

/** Handles tasks with the checker in a file of WebAssembly, which is loaded at the first one. */
export function createSpellingTasks(wasm: URL): HandleSpellingTask {
  let opened: Promise<Checker> | null = null
  // The checker does one thing at a time; answers come in the order of the tasks.
  let last: Promise<unknown> = Promise.resolve()
  return async (name, input) => {
    const task = spellingTaskSchema.safeParse(input)
    if (name !== 'check' || !task.success) {
      return { ok: false, code: 'invalid_call', message: 'Unknown task.' }
    }
    opened ??= openLinter(wasm).then((linter) => createChecker(linter))
    const checker = opened
    const answer = last.then(async () => (await checker).check(task.data))
    last = answer.catch(() => undefined)
    try {
      return { ok: true, value: await answer }
    } catch {
      return { ok: false, code: 'internal', message: 'The spelling could not be checked.' }
    }
  }
}
