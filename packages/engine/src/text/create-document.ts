import type { Document, DocumentBlock } from './document.ts'
import type { ScannedText } from './markdown/scanned-text.ts'
import type { SentenceBreaker } from './segment/sentence-breaker.ts'
import { createSentenceTable, type SentenceTable } from './segment/sentence-table.ts'
import { createWordReader } from './segment/word-reader.ts'
import { createWordTable } from './segment/word-table.ts'
import type { Vocabulary } from './vocabulary.ts'

/** Reads the words and sentences of a scanned draft; the only place that makes a Document. */
export function createDocument(
  scanned: ScannedText,
  vocabulary: Vocabulary,
  breaker: SentenceBreaker,
): Document {
  const { source, codes } = scanned
  const words = createWordTable(source.length)
  const sentences = createSentenceTable(source.length)
  const reader = createWordReader(codes, source, vocabulary, words, sentences, breaker)
  const blocks: DocumentBlock[] = []
  for (const block of scanned.blocks) {
    const firstWord = words.count
    const firstSentence = sentences.count
    reader.readBlock(block, blocks.length)
    blocks.push({
      ...block,
      firstWord,
      endWord: words.count,
      firstSentence,
      endSentence: sentences.count,
    })
  }
  countLinks(scanned, sentences)
  return {
    source,
    blocks,
    words,
    sentences,
    links: scanned.links,
    comments: scanned.comments,
    frontMatter: scanned.frontMatter,
    codeBlocks: scanned.codeBlocks,
    latinShare: reader.latinShare(),
    proseWords: words.proseCount,
    textOf: (first, last) => source.slice(words.starts[first], words.ends[last]),
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
