import type { TextEdit } from '../../schema/index.ts'
import type { Document, DocumentBlock } from '../document/document.ts'
import { sentenceAt } from '../document/sentence-at.ts'
import { isInQuotation } from '../queries/context/quoted-words.ts'

/** How far single quotation marks are looked for, on each side. */
const REACH = 300
const single = /(?<![\p{L}\d])['‘][^'‘’\n]{2,600}['’](?![\p{L}\d])/gu

/** Whether a range touches words between quotation marks: they are somebody else's, or a term. */
export function isQuoted(
  document: Document,
  block: DocumentBlock,
  { start, end }: TextEdit,
): boolean {
  const { sentences, words, source } = document
  const sentence = sentenceAt(document, start)
  if (sentence >= 0) {
    const endWord = sentences.endWords[sentence]
    let word = firstWordFrom(document, sentences.firstWords[sentence], endWord, start)
    for (; word < endWord && words.starts[word] < end; word++) {
      if (isInQuotation(document, word)) return true
    }
  }
  const from = Math.max(block.start, start - REACH)
  const near = source.slice(from, Math.min(block.end, end + REACH))
  for (const { index, 0: quotation } of near.matchAll(single)) {
    if (from + index < end && from + index + quotation.length > start) return true
  }
  return false
}

/** The first word of a range of words that starts at or after an offset. */
function firstWordFrom({ words }: Document, first: number, end: number, offset: number): number {
  let low = first
  let high = end
  while (low < high) {
    const middle = (low + high) >> 1
    if (words.starts[middle] < offset) low = middle + 1
    else high = middle
  }
  return low
}
