import type { Answer } from '../../shared/answer.ts'
import { searchTaskSchema } from './search-tasks.ts'
import { searchTexts } from './search-texts.ts'

/** Searches some texts; a mistake of the caller comes back as data. */
export async function handleSearchTask(_name: string, input: unknown): Promise<Answer<unknown>> {
  const task = searchTaskSchema.safeParse(input)
  if (!task.success) return { ok: false, code: 'invalid_call', message: 'Not a search.' }
  try {
    return { ok: true, value: searchTexts(task.data) }
  } catch (error) {
    if (!(error instanceof RangeError)) throw error
    return { ok: false, code: 'invalid_call', message: 'This is not a regular expression.' }
  }
}
