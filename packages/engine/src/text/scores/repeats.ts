/** Occurrences of a word that lie no further apart are one chain. */
const NEAR_WORDS = 150

/**
 * What each occurrence of a word counts: the first all, the second of a chain half, the third a third. A word that
 * a page says again and again is what the page is about.
 */
export interface Repeats {
  /** The share of a word at a place; places never fall. */
  shareOf(word: number, place: number): number
}

/** No word has been seen yet. */
export function createRepeats(): Repeats {
  const chains = new Map<number, { last: number; length: number }>()
  return {
    shareOf(word, place) {
      const chain = chains.get(word)
      if (chain === undefined || place - chain.last > NEAR_WORDS) {
        chains.set(word, { last: place, length: 1 })
        return 1
      }
      chain.last = place
      chain.length++
      return 1 / chain.length
    },
  }
}
