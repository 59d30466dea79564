import { createHashIndex, type HashIndex } from '../hash-index.ts'
import { hashWord } from '../vocabulary.ts'

/** The columns of listed words, found by the hash of a word. */
export type WordColumns = HashIndex

/** Makes the columns of a list ready. */
export function createWordColumns(list: readonly string[]): WordColumns {
  return createHashIndex(list.map(hashWord))
}
