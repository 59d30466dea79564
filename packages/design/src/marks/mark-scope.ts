import type { Finding } from '@content-trust/engine/report'

/** How a finding is drawn: under words, behind sentences, or in the gutter. */
export type MarkScope = 'phrase' | 'sentence' | 'draft'

/** Rules that quote the first words of a draft but are about all of it. */
export const wholeDraftRules: ReadonlySet<string> = new Set(['draft-without-detail'])

/** Code units at the ends of a sentence that its mark may leave out, such as a quotation mark. */
const SLACK = 2

/** Tells how to draw a finding. `sentences` are pairs of start and end, in reading order. */
export function scopeOf({ place, rule }: Finding, sentences: readonly number[]): MarkScope {
  if (place === null || wholeDraftRules.has(rule)) return 'draft'
  const at = firstEndingAfter(sentences, place.start)
  const start = sentences[at]
  const end = sentences[at + 1]
  if (start === undefined || end === undefined) return 'phrase'
  return place.start <= start + SLACK && place.end >= end - SLACK ? 'sentence' : 'phrase'
}

/** The number of the sentence that holds an offset, from 1, and how many there are. */
export function sentenceNumber(
  sentences: readonly number[],
  offset: number,
): { readonly at: number; readonly of: number } {
  const of = sentences.length / 2
  return { at: Math.min(of, firstEndingAfter(sentences, offset) / 2 + 1), of }
}

/** Index of the start of the first sentence that ends behind an offset. */
function firstEndingAfter(sentences: readonly number[], offset: number): number {
  let low = 0
  let high = sentences.length / 2
  while (low < high) {
    const middle = (low + high) >> 1
    if ((sentences[middle * 2 + 1] ?? 0) <= offset) low = middle + 1
    else high = middle
  }
  return low * 2
}
