import type { Document } from '../../packages/engine/src/text/document/document.ts'
import { createVocabulary } from '../../packages/engine/src/text/document/vocabulary.ts'
import { wordsByClass } from '../../packages/engine/src/text/document/word-classes.ts'
import { listBlocks } from '../../packages/engine/src/text/markdown/block-table.ts'
import { scanMarkdown } from '../../packages/engine/src/text/markdown/scan-markdown.ts'
import { scanPlain } from '../../packages/engine/src/text/markdown/scan-plain.ts'
import { writeMarks } from '../../packages/engine/src/text/rule-engine/marked-text.ts'
import { createDocument } from '../../packages/engine/src/text/tokenize/create-document.ts'
import { sentenceBreaker } from '../../packages/engine/src/text/tokenize/sentence-breaks.ts'

const vocabulary = createVocabulary(wordsByClass, [])

interface Ranges {
  readonly count: number
  readonly starts: Int32Array
  readonly ends: Int32Array
}

/** Reads a draft as the engine does, with the word classes of the lexicons alone. */
export function readDocument(source: string, syntax: 'markdown' | 'plain' = 'markdown'): Document {
  const scanned = syntax === 'plain' ? scanPlain(source) : scanMarkdown(source, syntax)
  return createDocument(scanned, vocabulary, sentenceBreaker)
}

/** The draft with «…» around each word, hyphenated parts apart. */
export function showWords(source: string, syntax: 'markdown' | 'plain' = 'markdown'): string {
  return writeMarks(source, rangesOf(readDocument(source, syntax).words))
}

/** The draft with «…» around each sentence. */
export function showSentences(source: string, syntax: 'markdown' | 'plain' = 'markdown'): string {
  return writeMarks(source, rangesOf(readDocument(source, syntax).sentences))
}

/** Kind and text of each block. */
export function showBlocks(source: string, syntax: 'markdown' | 'plain' = 'markdown'): string[] {
  return listBlocks(readDocument(source, syntax).blocks).map(
    ({ kind, start, end, quoted }) =>
      `${quoted ? 'quoted ' : ''}${kind} «${source.slice(start, end)}»`,
  )
}

function rangesOf({ count, starts, ends }: Ranges): { start: number; end: number }[] {
  return Array.from({ length: count }, (_, index) => ({ start: starts[index], end: ends[index] }))
}
