import { createHashTable, type HashTable, placeOf } from '../document/hash-table.ts'
import { hashWord } from '../document/vocabulary.ts'

/** The columns of listed words, found by the hash of a word. */
export interface WordColumns {
  /** Column of the word with this hash; -1 when it is not listed. */
  of(hash: number): number
}

/** Makes the columns of a list ready. */
export function createWordColumns(list: readonly string[]): WordColumns {
  return openWordColumns(columnTable(list))
}

/** The table of the columns of a list. */
export function columnTable(list: readonly string[]): HashTable {
  return createHashTable(list.map(hashWord))
}

/** Columns that are looked up in a table. */
export function openWordColumns(table: HashTable): WordColumns {
  return { of: (hash) => placeOf(table, hash) }
}
