import type { WordList } from '../../policy/detectors/detector-draft.ts'
import { createHashTable, type HashTable } from '../document/hash-table.ts'
import { hashWord } from '../document/vocabulary.ts'
import { foldUnit } from '../segment/characters.ts'

const known = new WeakMap<WordList, Int32Array>()

/** The hashes that the words of a list have in a document, signed, each once; a list is read once. */
export function listHashes(list: WordList): Int32Array {
  const made = known.get(list) ?? Int32Array.from(new Set(Array.from(list, hashFolded)))
  known.set(list, made)
  return made
}

const tables = new WeakMap<WordList, HashTable>()

/** The hashes of a list, to be looked up. */
export function listTable(list: WordList): HashTable {
  const made =
    tables.get(list) ?? createHashTable(Array.from(listHashes(list), (hash) => hash >>> 0))
  tables.set(list, made)
  return made
}

function hashFolded(word: string): number {
  const folded = Array.from({ length: word.length }, (_, at) => foldUnit(word.charCodeAt(at)))
  return hashWord(String.fromCharCode(...folded))
}
