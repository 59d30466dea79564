/** A sentence of the draft with its length in words. */
export interface SentenceLength {
  readonly at: number
  readonly from: number
  readonly to: number
  readonly words: number
  readonly text: string
}

interface Sentence {
  readonly start: number
  readonly end: number
  readonly text: string
}

/** The length of each sentence in reading order. */
export function sentenceLengths(sentences: readonly Sentence[]): SentenceLength[] {
  return sentences
    .map(({ start, end, text }) => ({ from: start, to: end, text, words: countWords(text) }))
    .filter(({ words }) => words > 0)
    .map((sentence, index) => ({ ...sentence, at: index + 1 }))
}

/** The shortest, the longest and the one in the middle. */
export function spreadOf(lengths: readonly SentenceLength[]): {
  readonly shortest: number
  readonly longest: number
  readonly middle: number
} {
  const sorted = lengths.map(({ words }) => words).sort((a, b) => a - b)
  return {
    shortest: sorted[0] ?? 0,
    longest: sorted.at(-1) ?? 0,
    middle: sorted[Math.floor((sorted.length - 1) / 2)] ?? 0,
  }
}

function countWords(text: string): number {
  return text.match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}'’-]*/gu)?.length ?? 0
}
