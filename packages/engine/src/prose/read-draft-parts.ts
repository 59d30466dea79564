import type { Draft } from '../schema/index.ts'
import { type Document, KIND } from '../text/document/document.ts'
import type { Link } from '../text/markdown/scanned-text.ts'
import { scanDraft } from '../text/pipeline/scan-draft.ts'
import { createDocument } from '../text/tokenize/create-document.ts'
import { sentenceBreaker } from '../text/tokenize/sentence-breaks.ts'
import { type CodePart, readCode } from './code-parts.ts'
import { type ProseBlock, proseOf } from './read-prose.ts'
import { wordVocabulary } from './word-vocabulary.ts'

/** A sentence of a draft, by its offsets in the source, with the marks around its words. */
export interface DraftSentence {
  readonly start: number
  readonly end: number
}

/** What stands in a draft, read once; all lists are in source order. */
export interface DraftParts {
  readonly prose: readonly ProseBlock[]
  /** Without those of alternative text, which lie inside others. */
  readonly sentences: readonly DraftSentence[]
  /** Links, images, bare addresses and marks of footnotes. */
  readonly links: readonly Link[]
  readonly code: readonly CodePart[]
}

/**
 * Reads the prose, sentences, links and code of a draft in time linear in its length.
 *
 * Throws an `EngineError` with the code `invalid_draft` for a caller's mistake.
 */
export function readDraftParts(draft: Draft): DraftParts {
  const scanned = scanDraft(draft)
  return {
    prose: proseOf(scanned),
    sentences: wholeSentences(createDocument(scanned, wordVocabulary(), sentenceBreaker)),
    links: scanned.links,
    code: readCode(scanned),
  }
}

/** The sentences of a document with the marks around their words: from `[` on, and with ` %`. */
function wholeSentences({ source, blocks, sentences }: Document): DraftSentence[] {
  const found: DraftSentence[] = []
  for (let block = 0; block < blocks.count; block++) {
    if (blocks.kinds[block] === KIND.alt_text) continue
    const last = blocks.endSentences[block] - 1
    let start = blocks.starts[block]
    for (let index = blocks.firstSentences[block]; index <= last; index++) {
      const next = index < last ? sentences.starts[index + 1] : blocks.ends[block]
      const gap = source.slice(sentences.ends[index], next)
      const space = index < last ? gap.search(/\s\S*$/) : gap.trimEnd().length
      const end = sentences.ends[index] + Math.max(0, space)
      found.push({ start, end })
      start = index < last ? end + (/^\s*/.exec(source.slice(end, next))?.[0].length ?? 0) : end
    }
  }
  return found
}
