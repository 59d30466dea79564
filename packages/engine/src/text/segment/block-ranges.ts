import type { DocumentBlocks } from '../document/document.ts'

/** The words and sentences of each block, in buffers that may be filled again. */
export type BlockRanges = {
  -readonly [Name in 'firstWords' | 'endWords' | 'firstSentences' | 'endSentences']: Int32Array
}

/** Empty buffers; they grow with the drafts. */
export function createBlockRanges(): BlockRanges {
  const none = new Int32Array(0)
  return { firstWords: none, endWords: none, firstSentences: none, endSentences: none }
}

/** Grows the buffers to the ranges of so many blocks; their content is lost. */
export function widenBlockRanges(ranges: BlockRanges, count: number): void {
  if (ranges.firstWords.length >= count) return
  ranges.firstWords = new Int32Array(count)
  ranges.endWords = new Int32Array(count)
  ranges.firstSentences = new Int32Array(count)
  ranges.endSentences = new Int32Array(count)
}

/** Takes over the ranges of blocks of an earlier document, moved by words and sentences. */
export function appendBlockRanges(
  ranges: BlockRanges,
  at: number,
  from: DocumentBlocks,
  first: number,
  end: number,
  words: number,
  sentences: number,
): void {
  for (let index = first, to = at; index < end; index++, to++) {
    ranges.firstWords[to] = from.firstWords[index] + words
    ranges.endWords[to] = from.endWords[index] + words
    ranges.firstSentences[to] = from.firstSentences[index] + sentences
    ranges.endSentences[to] = from.endSentences[index] + sentences
  }
}
