import type { ClauseForm } from '../../form/clause-form.ts'
import { commonSections } from '../../lexicons/section-names.ts'
import { type PolicyToken, singular } from '../../policy-tokens.ts'
import { lineOf, type TokenRange, wordAt, writtenOf } from '../tokens/token-patterns.ts'
import { limitParts } from './part-limits.ts'
import { namedSections } from './section-names.ts'
import type { StandIn } from './stand-ins.ts'

/** The part whose limits are known, which stands for a section while a clause is read. */
const PART = 'paragraph'
const measured = /(?:^| )(?:words?|characters?|chars|letters|sentences)(?: |$)/
/** Limits that the grammar knows as they stand. */
const plain =
  /^(?:(?:please|no|every|each|all|the|our|your|any|an?|avoid|reject) )*paragraphs? (?:of|with|over|above|longer|under|below) /
/** Most words of the name of a section. */
const LONGEST = 2

interface Measured extends TokenRange {
  /** Empty where all sections are meant. */
  readonly headings: readonly string[]
}

/** “The abstract should be no longer than 40 words”, “keep each section under 200 words”. */
export function limitSections(tokens: readonly PolicyToken[]): StandIn | undefined {
  if (!measured.test(lineOf(tokens))) return undefined
  const section = measuredSections(tokens)
  if (section === undefined) return undefined
  const { from, to, headings } = section
  const stand = wordAt(tokens[from], tokens[to - 1], PART)
  const part = [...tokens.slice(0, from), stand, ...tokens.slice(to)]
  const limited = limitParts(part)
  if (limited === part && !plain.test(lineOf(part))) return undefined
  return {
    tokens: limited,
    word: PART,
    written: writtenOf(tokens.slice(from, to)),
    restore: (form) => ofSections(form, headings),
  }
}

/** The sections that a clause may measure. */
function measuredSections(tokens: readonly PolicyToken[]): Measured | undefined {
  const named = namedSections(tokens)
  if (named !== undefined) return named
  for (const [from, { text, kind }] of tokens.entries()) {
    if (kind !== 'word') continue
    if (/^(?:sub)?(?:section|chapter)s?$/.test(text)) return { from, to: from + 1, headings: [] }
    for (let to = Math.min(from + LONGEST, tokens.length); to > from; to--) {
      const name = tokens.slice(from, to)
      if (commonSections.has(name.map((each) => singular(each.text)).join(' ')))
        return { from, to, headings: [writtenOf(name)] }
    }
  }
  return undefined
}

function ofSections(form: ClauseForm, headings: readonly string[]): ClauseForm | undefined {
  const [target, ...others] = form.targets
  if (target?.kind !== 'length' || others.length > 0) return undefined
  const measuredForm = { ...form, targets: [{ ...target, of: 'section' as const }] }
  return headings.length === 0 ? measuredForm : { ...measuredForm, sections: [...headings] }
}
