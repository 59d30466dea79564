import type { WordList } from '../../policy/detectors/detector-draft.ts'
import { hashWord } from '../document/vocabulary.ts'
import { foldUnit } from '../segment/characters.ts'

const known = new WeakMap<WordList, Int32Array>()

/** The hashes that the words of a list have in a document, signed, each once; a list is read once. */
export function listHashes(list: WordList): Int32Array {
  const made = known.get(list) ?? Int32Array.from(new Set(Array.from(list.keys(), hashFolded)))
  known.set(list, made)
  return made
}

/** Bits for each word of a list: of the words of a draft that are not in it, one in sixteen shares a bit by chance. */
const BITS = 16

const filters = new WeakMap<WordList, Int32Array>()

/** A Bloom filter of a list, small enough to stay in the cache of the processor where a table would not. */
export function listFilter(list: WordList): Int32Array {
  const made = filters.get(list) ?? makeFilter(listHashes(list))
  filters.set(list, made)
  return made
}

function makeFilter(hashes: Int32Array): Int32Array {
  let size = 1
  while (size * 32 < hashes.length * BITS) size *= 2
  const filter = new Int32Array(size)
  for (const hash of hashes) filter[(hash >>> 5) & (size - 1)] |= 1 << hash
  return filter
}

/** Whether a list may have a word of a hash; false is sure. */
export function mayHold(filter: Int32Array, hash: number): boolean {
  return ((filter[(hash >>> 5) & (filter.length - 1)] >>> hash) & 1) === 1
}

function hashFolded(word: string): number {
  const folded = Array.from({ length: word.length }, (_, at) => foldUnit(word.charCodeAt(at)))
  return hashWord(String.fromCharCode(...folded))
}
