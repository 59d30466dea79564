import type { Document, DocumentBlock } from './document.ts'
import type { ScannedText } from './markdown/scanned-text.ts'
import { countLetters, isDisguised, latinShareOf } from './segment/alphabet.ts'
import type { SentenceBreaker } from './segment/sentence-breaker.ts'
import {
  appendSentences,
  createSentenceTable,
  type SentenceTable,
} from './segment/sentence-table.ts'
import { createWordReader } from './segment/word-reader.ts'
import { appendWords, createWordTable, type WordTable } from './segment/word-table.ts'
import type { Unchanged } from './unchanged-blocks.ts'
import type { Vocabulary } from './vocabulary.ts'
import type { Workspace } from './workspace.ts'

/** What another reading leaves for this one. */
export interface Reuse {
  /** Blocks of an earlier draft. */
  readonly unchanged?: Unchanged | undefined
  /** Room for the document, which must not be filled again while the document is in use. */
  readonly workspace?: Workspace | undefined
}

/**
 * Reads the words and sentences of a scanned draft; the only place that makes a Document. The blocks
 * that are `unchanged` are copied from the earlier document instead.
 */
export function createDocument(
  scanned: ScannedText,
  vocabulary: Vocabulary,
  breaker: SentenceBreaker,
  { unchanged, workspace }: Reuse = {},
): Document {
  const { source, codes } = scanned
  const words = workspace?.words ?? createWordTable(source.length)
  const sentences = workspace?.sentences ?? createSentenceTable(source.length)
  words.count = 0
  words.proseCount = 0
  sentences.count = 0
  const letters = unchanged?.letters ?? countLetters(codes, 0, codes.length)
  const readsTwins = isDisguised(letters)
  const reader = createWordReader(codes, source, vocabulary, words, sentences, breaker, readsTwins)
  const blocks: DocumentBlock[] = []
  const parts = { blocks, words, sentences }
  const readBlocks = (end: number): void => {
    for (let index = blocks.length; index < end; index++) {
      const { kind, start, end, depth, quoted } = scanned.blocks[index]
      const firstWord = words.count
      const firstSentence = sentences.count
      reader.readBlock(scanned.blocks[index], index)
      const endWord = words.count
      const endSentence = sentences.count
      blocks.push({
        kind,
        start,
        end,
        depth,
        quoted,
        firstWord,
        endWord,
        firstSentence,
        endSentence,
      })
    }
  }
  if (unchanged !== undefined) {
    const { earlier, head, tail, tailEnd, earlierTail, shift } = unchanged
    copyBlocks(earlier, 0, head, 0, parts)
    readBlocks(tail)
    copyBlocks(earlier, earlierTail, earlierTail + tailEnd - tail, shift, parts)
  }
  readBlocks(scanned.blocks.length)
  countLinks(scanned, sentences)
  return {
    source,
    codes,
    blocks,
    words,
    sentences,
    links: scanned.links,
    comments: scanned.comments,
    frontMatter: scanned.frontMatter,
    codeBlocks: scanned.codeBlocks,
    letters,
    latinShare: latinShareOf(letters),
    proseWords: words.proseCount,
    textOf: (first, last) => source.slice(words.starts[first], words.ends[last]),
  }
}

interface Parts {
  readonly blocks: DocumentBlock[]
  readonly words: WordTable
  readonly sentences: SentenceTable
}

/** Appends blocks of the earlier document with their words and sentences, moved by `shift` units. */
function copyBlocks(
  earlier: Document,
  first: number,
  end: number,
  shift: number,
  { blocks, words, sentences }: Parts,
): void {
  if (first === end) return
  const { firstWord, firstSentence } = earlier.blocks[first]
  const { endWord, endSentence } = earlier.blocks[end - 1]
  const wordShift = words.count - firstWord
  const sentenceShift = sentences.count - firstSentence
  const move = { units: shift, words: wordShift, blocks: blocks.length - first }
  appendWords(words, earlier.words, firstWord, endWord, shift, sentenceShift)
  appendSentences(sentences, earlier.sentences, firstSentence, endSentence, move)
  for (let index = first; index < end; index++) {
    const block = earlier.blocks[index]
    blocks.push({
      kind: block.kind,
      start: block.start + shift,
      end: block.end + shift,
      depth: block.depth,
      quoted: block.quoted,
      firstWord: block.firstWord + wordShift,
      endWord: block.endWord + wordShift,
      firstSentence: block.firstSentence + sentenceShift,
      endSentence: block.endSentence + sentenceShift,
    })
  }
}

/** Links and sentences are both in source order but for alt text, so one walk finds each link's sentence. */
function countLinks(scanned: ScannedText, sentences: SentenceTable): void {
  let sentence = 0
  for (const link of scanned.links) {
    if (link.kind === 'image') continue
    // The bracket of a link that opens a sentence stands before the sentence's first word.
    const at = Math.max(link.start, link.textEnd)
    while (sentence + 1 < sentences.count && sentences.starts[sentence + 1] <= at) sentence++
    let holder = sentence
    while (holder > 0 && sentences.starts[holder] > at) holder--
    if (holder < sentences.count && link.start < sentences.ends[holder] + 1)
      sentences.links[holder]++
  }
}
