import { hashWord } from '../vocabulary.ts'

/** The columns of listed words, found by the hash of a word. */
export interface WordColumns {
  /** Column of the word with this hash; -1 when it is not listed. */
  of(hash: number): number
}

const EMPTY = -1

/**
 * Makes the columns of a list ready. An open table of its own: a hash beyond 2^30 is no small
 * integer, so that a `Map` would box one for every word of a draft.
 */
export function createWordColumns(list: readonly string[]): WordColumns {
  let size = 64
  while (size < list.length * 4) size *= 2
  const mask = size - 1
  const hashes = new Uint32Array(size)
  const columns = new Int32Array(size).fill(EMPTY)
  for (const [column, word] of list.entries()) {
    const hash = hashWord(word)
    let slot = hash & mask
    // A second word with the hash of the first takes its column over, as in a map.
    while (columns[slot] !== EMPTY && hashes[slot] !== hash) slot = (slot + 1) & mask
    hashes[slot] = hash
    columns[slot] = column
  }
  return {
    of(hash) {
      let slot = hash & mask
      while (columns[slot] !== EMPTY) {
        if (hashes[slot] === hash) return columns[slot]
        slot = (slot + 1) & mask
      }
      return EMPTY
    },
  }
}
