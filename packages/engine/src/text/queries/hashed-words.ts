import { createHashTable, placeOf } from '../document/hash-table.ts'
import { hashWord } from '../document/vocabulary.ts'

/** Words by the hash that the document keeps of each word. */
export interface HashedWords {
  has(hash: number): boolean
}

/** The words of a list, made ready to be asked for; all in folded form. */
export function hashedWords(list: readonly string[]): HashedWords {
  const table = createHashTable(list.map(hashWord))
  return { has: (hash) => placeOf(table, hash) >= 0 }
}
