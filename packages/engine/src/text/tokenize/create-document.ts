import type { Document } from '../document/document.ts'
import type { Vocabulary } from '../document/vocabulary.ts'
import type { Unchanged } from '../incremental/unchanged-blocks.ts'
import type { ScannedText } from '../markdown/scanned-text.ts'
import { isDisguised, lettersOf } from '../segment/alphabet.ts'
import { asSeen } from '../segment/as-seen.ts'
import {
  appendBlockRanges,
  type BlockRanges,
  createBlockRanges,
  widenBlockRanges,
} from '../segment/block-ranges.ts'
import type { SentenceBreaker } from '../segment/sentence-breaker.ts'
import {
  appendSentences,
  createSentenceTable,
  type Move,
  type SentenceTable,
} from '../segment/sentence-table.ts'
import { WordReader } from '../segment/word-reader.ts'
import { appendWords, createWordTable, type WordTable } from '../segment/word-table.ts'
import type { ScratchBuffers } from './scratch-buffers.ts'

/** What an earlier analysis provides. */
export interface Reuse {
  /** Blocks of an earlier draft. */
  readonly unchanged?: Unchanged | undefined
  /** Buffers for the document, which must not be filled again while the document is in use. */
  readonly buffers?: ScratchBuffers | undefined
}

/**
 * Reads the words and sentences of a scanned draft; the only place that makes a Document. The blocks
 * that are `unchanged` are copied from the earlier document instead.
 */
export function createDocument(
  scanned: ScannedText,
  vocabulary: Vocabulary,
  breaker: SentenceBreaker,
  { unchanged, buffers }: Reuse = {},
): Document {
  const { source, codes } = scanned
  const words = buffers?.words ?? createWordTable(source.length)
  const sentences = buffers?.sentences ?? createSentenceTable(source.length)
  words.count = 0
  words.proseCount = 0
  sentences.count = 0
  const letters = unchanged === undefined ? lettersOf(codes) : unchanged.letters
  const readsTwins = isDisguised(letters)
  const reader = new WordReader({
    source,
    codes,
    vocabulary,
    words,
    sentences,
    breaker,
    readsTwins,
  })
  const ranges = buffers?.ranges ?? createBlockRanges()
  widenBlockRanges(ranges, scanned.blocks.count)
  const parts = { ranges, words, sentences }
  const readBlocks = (first: number, end: number): void => {
    for (let index = first; index < end; index++) {
      ranges.firstWords[index] = words.count
      ranges.firstSentences[index] = sentences.count
      reader.readBlock(scanned.blocks, index)
      ranges.endWords[index] = words.count
      ranges.endSentences[index] = sentences.count
    }
  }
  if (unchanged === undefined) readBlocks(0, scanned.blocks.count)
  else {
    const { earlier, head, tail, tailEnd, earlierTail, shift } = unchanged
    copyBlocks(earlier, 0, head, { units: 0, blocks: 0 }, parts)
    readBlocks(head, tail)
    const move = { units: shift, blocks: tail - earlierTail }
    copyBlocks(earlier, earlierTail, earlierTail + tailEnd - tail, move, parts)
    readBlocks(tailEnd, scanned.blocks.count)
  }
  countLinks(scanned, sentences)
  return {
    source,
    codes,
    blocks: { ...scanned.blocks, ...ranges },
    words,
    sentences,
    links: scanned.links,
    comments: scanned.comments,
    frontMatter: scanned.frontMatter,
    codeBlocks: scanned.codeBlocks,
    codeStarts: scanned.codeStarts,
    letters,
    proseWords: words.proseCount,
    textOf: (first, last) =>
      asSeen(source.slice(words.starts[first], words.ends[last]), readsTwins),
  }
}

interface Parts {
  readonly ranges: BlockRanges
  readonly words: WordTable
  readonly sentences: SentenceTable
}

/** Appends the words and sentences of blocks of the earlier document, moved by units and blocks. */
function copyBlocks(
  earlier: Document,
  first: number,
  end: number,
  { units, blocks }: Pick<Move, 'units' | 'blocks'>,
  { ranges, words, sentences }: Parts,
): void {
  if (first === end) return
  const { firstWords, endWords, firstSentences, endSentences } = earlier.blocks
  const firstWord = firstWords[first]
  const firstSentence = firstSentences[first]
  const endWord = endWords[end - 1]
  const endSentence = endSentences[end - 1]
  const wordShift = words.count - firstWord
  const sentenceShift = sentences.count - firstSentence
  const move = { units, words: wordShift, blocks }
  appendWords(words, earlier.words, firstWord, endWord, units, sentenceShift)
  appendSentences(sentences, earlier.sentences, firstSentence, endSentence, move)
  appendBlockRanges(ranges, first + blocks, earlier.blocks, first, end, wordShift, sentenceShift)
}

/** Links and sentences are both in source order but for alt text, so one walk finds each link's sentence. */
function countLinks(scanned: ScannedText, sentences: SentenceTable): void {
  let sentence = 0
  for (const link of scanned.links) {
    if (link.kind === 'image') continue
    // The bracket of a link that opens a sentence comes before the sentence's first word.
    const at = Math.max(link.start, link.textEnd)
    while (sentence + 1 < sentences.count && sentences.starts[sentence + 1] <= at) sentence++
    let holder = sentence
    while (holder > 0 && sentences.starts[holder] > at) holder--
    if (holder < sentences.count && link.start < sentences.ends[holder] + 1)
      sentences.links[holder]++
  }
}
