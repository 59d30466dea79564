import type { Document } from './document.ts'

/** Index of the last sentence that starts at or before an offset; -1 before the first. */
export function sentenceAt({ sentences }: Document, offset: number): number {
  let low = 0
  let high = sentences.count
  while (low < high) {
    const middle = (low + high) >> 1
    if (sentences.starts[middle] <= offset) low = middle + 1
    else high = middle
  }
  return low - 1
}
