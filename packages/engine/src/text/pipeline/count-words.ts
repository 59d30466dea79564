import type { Draft } from '../../schema/index.ts'
import { type Document, SEPARATOR, SHAPE } from '../document/document.ts'
import { createDocument } from '../tokenize/create-document.ts'
import { sentenceBreaker } from '../tokenize/sentence-breaks.ts'
import { scanDraft } from './scan-draft.ts'
import { textEngine } from './text-engine.ts'

/** A part of a draft, by its offsets in UTF-16 code units; half-open. */
export interface TextRange {
  readonly start: number
  readonly end: number
}

/** How many words a draft has. */
export interface WordCount {
  /** Words of its prose, as `coverage.words` of a result counts them: no code, no settings, no addresses. */
  readonly words: number
  /** Of those, the words that begin in the range; all of them where none was given. */
  readonly selected: number
}

/**
 * Counts the words of a draft without scoring it, by the stages of `analyzeText` that read it; in time linear in
 * its length. Hyphenated words count once.
 *
 * Throws an `EngineError` with the code `invalid_draft` for a caller's mistake.
 */
export function countWords(draft: Draft, range?: TextRange): WordCount {
  const { vocabulary } = textEngine().compiled
  const document = createDocument(scanDraft(draft), vocabulary, sentenceBreaker)
  const words = document.proseWords
  return { words, selected: range === undefined ? words : wordsIn(document, range) }
}

function wordsIn({ words }: Document, { start, end }: TextRange): number {
  let found = 0
  for (let word = 0; word < words.count; word++) {
    const isPart = (words.separators[word] & SEPARATOR.hyphen) !== 0
    const isOpaque = (words.flags[word] & SHAPE.opaque) !== 0
    const at = words.starts[word]
    if (!isPart && !isOpaque && at >= start && at < end) found++
  }
  return found
}
