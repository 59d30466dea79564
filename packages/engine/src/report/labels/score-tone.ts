import type { RiskLevel, TextResult, TextScoreName } from '../../schema/index.ts'
import { bandOf } from './bands.ts'
import { isUnjudged, type Judged } from './verdict.ts'

/** The scores that the decision follows; the other two explain and never change it (R-ROUTE-01). */
const deciding: ReadonlySet<TextScoreName> = new Set(['slop_risk', 'synthetic_texture_risk'])

/** Whether a score can change the decision. */
export function decides(name: TextScoreName): boolean {
  return deciding.has(name)
}

/** How a score is coloured: by its band where the decision follows it; `none`, which is grey, elsewhere. */
export function scoreTone(
  result: Judged & Pick<TextResult, TextScoreName>,
  name: TextScoreName,
): RiskLevel | 'none' {
  return decides(name) && !isUnjudged(result) ? bandOf(result[name]) : 'none'
}

/** What each score asks, as a writer would; one short sentence each, for a tooltip and the first use. */
export const scoreQuestions: Readonly<Record<TextScoreName, string>> = {
  specificity_risk: 'Does it say who, what, when and how much? High means it stays vague.',
  provenance_weakness:
    'Can a reader tell where claims come from? High means few sources and little seen first-hand.',
  slop_risk: 'How much of it is stock phrases and padding? High means a lot.',
  synthetic_texture_risk:
    'How evenly is it written, the way machines write? High means very evenly; it does not prove who wrote it.',
}

/** One line that says what the grey scores are for. */
export const explainingNote =
  'Specificity and provenance tell you where a draft is thin. They never change the decision, so they stay grey.'

/** One line that says why every score of a text that was not judged is grey. */
export const unjudgedNote = 'These scores are grey because there was too little to judge them by.'

/** The line about the grey scores of a result. */
export function greyNote(result: Judged): string {
  return isUnjudged(result) ? unjudgedNote : explainingNote
}
