import type { Coverage } from '../../schema/index.ts'
import type { MetricResult } from '../metrics/read-metrics.ts'
import type { Prose } from '../prose.ts'

const SMOG_SENTENCES = 30
const THIN_COVERAGE = 0.5

/** How far the numbers of this draft may be trusted, and what they were made for. */
export function readCalibrationNotes(
  { words, sentences }: Prose,
  results: readonly MetricResult[],
  coverage: Coverage,
  limitations: readonly string[],
): string[] {
  const notes = [
    'Readability formulas measure the length of words and sentences, and no understanding.',
    'Readability, rhythm and word lists are made for English.',
    'The bounds of “good” and “poor” come from style guides and from the spread of human writing; they are guidance, not law.',
  ]
  const unjudged = results.filter(({ isMeasured }) => !isMeasured).length
  if (unjudged > 0) {
    notes.push(
      `The draft has ${words} words and ${sentences} sentences of running text; ${unjudged} metrics are not judged at that length.`,
    )
  }
  if (sentences > 0 && sentences < SMOG_SENTENCES) {
    notes.push(`SMOG was made for ${SMOG_SENTENCES} sentences; on ${sentences} it is rough.`)
  }
  if (limitations.includes('language_experimental')) {
    notes.push('This text does not read as English, so verdicts on it mean little.')
  }
  if (coverage.share < THIN_COVERAGE) {
    notes.push('Less than half of the lines are prose; the rest was not measured.')
  }
  return notes
}
