import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { corporaFolder } from '../corpora.ts'

interface RatedDraft {
  readonly id: string
  readonly ratings: readonly { readonly padded: number }[]
}

/**
 * How padded each draft of `editor/ratings.jsonl` is, by its id: 1 (nothing to cut) to 5, the mean of its readings.
 * A large language model rated them by a rubric, no person did.
 */
export async function readPadded(): Promise<Map<string, number>> {
  const lines = (await readFile(join(corporaFolder, 'editor/ratings.jsonl'), 'utf8')).trim()
  return new Map(
    lines.split('\n').map((line) => {
      const { id, ratings }: RatedDraft = JSON.parse(line)
      return [id, ratings.reduce((sum, { padded }) => sum + padded, 0) / ratings.length]
    }),
  )
}
