import { createHashTable, placeOf } from '../hash-table.ts'
import { hashWord } from '../vocabulary.ts'

/** The columns of listed words, found by the hash of a word. */
export interface WordColumns {
  /** Column of the word with this hash; -1 when it is not listed. */
  of(hash: number): number
}

/** Makes the columns of a list ready. */
export function createWordColumns(list: readonly string[]): WordColumns {
  const table = createHashTable(list.map(hashWord))
  return { of: (hash) => placeOf(table, hash) }
}
