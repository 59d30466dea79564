import type { Document } from './document.ts'

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
  /** The first word of each slot, and then for each word the next one of its slot; counted from 1, and 0 is none. */
  const chain = new Int32Array(size + count)
  for (let word = count - 1; word >= 0; word--) {
    const slot = words.hashes[word] & mask
    chain[size + word] = chain[slot]
    chain[slot] = word + 1
  }
  return {
    ofAny(hashes) {
      const found: number[] = []
      for (let at = 0; at < hashes.length; at++) {
        const hash = hashes[at]
        for (let word = chain[hash & mask]; word !== 0; word = chain[size + word - 1]) {
          if ((words.hashes[word - 1] | 0) === hash) found.push(word - 1)
        }
      }
      return found.length < 2 ? found : found.sort((a, b) => a - b)
    },
  }
}
