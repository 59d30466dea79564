import { type AnalyzeTextOptions, analyzeText, ruleCatalogue } from '@content-trust/engine'
import { findingsOf } from '@content-trust/engine/report'
import type { Draft } from '@content-trust/engine/schema'
import type { z } from 'zod'
import { MOST_SENT, type PassageAnswer, type passageRequestSchema } from '../../shared/rewriting.ts'
import { findIgnored } from '../mark-draft.ts'
import { findPassage } from './find-passage.ts'

/** Findings that a rewrite should fix, as for a whole draft. */
const MOST_NEEDS = 40
const MOST_WORDS = 200

const fixes: ReadonlyMap<string, string> = new Map(ruleCatalogue.map(({ id, fix }) => [id, fix]))

type Request = Pick<z.infer<typeof passageRequestSchema>, 'start' | 'end' | 'ignored'>

/** What a model is asked about: the paragraphs around some words, and what the rules saw in them. */
export function readPassage(
  draft: Draft,
  options: AnalyzeTextOptions,
  { start, end, ignored }: Request,
): PassageAnswer {
  const { source } = draft
  const part = findPassage(source, Math.min(start, source.length), Math.min(end, source.length))
  if (part === null) return { status: 'no_words' }
  if (part.end - part.start > MOST_SENT) return { status: 'too_long' }
  const result = analyzeText(draft, options)
  const dismissed = new Set(findIgnored(source, result, ignored))
  const needs = findingsOf(source, result).flatMap(({ rule, quote, place }, index) => {
    const fix = fixes.get(rule)
    const isInside = place !== null && part.start <= place.start && place.end <= part.end
    if (!isInside || fix === undefined || dismissed.has(index)) return []
    return [{ fix, words: quote.slice(0, MOST_WORDS) }]
  })
  if (needs.length === 0) return { status: 'no_needs' }
  const passage = {
    ...part,
    text: source.slice(part.start, part.end),
    needs: needs.slice(0, MOST_NEEDS),
  }
  return { status: 'found', passage }
}
