import type { Document } from './document.ts'

const NONE = -1

/** Where the words of a document are, by their hashes: an index for those who look for few words in many drafts. */
export interface WordPlaces {
  /** The numbers of the words that have one of the hashes, which are signed, rising. */
  ofAny(hashes: Int32Array): number[]
}

/** Indexes the words of a document, in time linear in their number. */
export function wordPlaces({ words }: Document): WordPlaces {
  const { count } = words
  let size = 64
  while (size < count) size *= 2
  const mask = size - 1
  const heads = new Int32Array(size).fill(NONE)
  /** The next word of the same slot. */
  const next = new Int32Array(count)
  for (let word = count - 1; word >= 0; word--) {
    const slot = words.hashes[word] & mask
    next[word] = heads[slot]
    heads[slot] = word
  }
  return {
    ofAny(hashes) {
      const found: number[] = []
      for (let at = 0; at < hashes.length; at++) {
        const hash = hashes[at]
        for (let word = heads[hash & mask]; word !== NONE; word = next[word]) {
          if ((words.hashes[word] | 0) === hash) found.push(word)
        }
      }
      return found.length < 2 ? found : found.sort((a, b) => a - b)
    },
  }
}
