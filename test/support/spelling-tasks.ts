import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { spellerPath } from '../../apps/desktop/copy-speller.ts'

/** The checker is installed before the module that imports it loads. */
const speller = pathToFileURL(spellerPath(resolve(import.meta.dirname, '../..')))
export const { createSpellingTasks } = await import(
  '../../apps/desktop/src/spelling/handle-spelling-task.ts'
)

/** The process of spelling without its process: the real checker, loaded at the first task. */
export const spellingProcess = {
  send: createSpellingTasks(speller),
  end: (): void => undefined,
}
