import type { Document } from '../../document/document.ts'
import type { Language } from '../../queries/language.ts'
import { FEWEST_TEXTURE_WORDS } from '../../scores/texture-risk.ts'
import { hasEnoughText } from './enough-text.ts'
import { whyNotRunning } from './running-text.ts'

const THIN_COVERAGE = 0.25

/** Whether a draft reads as another language; a table or a list of figures has none that could be told. */
export function isForeign(document: Document, language: Language): boolean {
  if (!hasEnoughText(document)) return false
  return language === 'other' || (language === 'unclear' && whyNotRunning(document) === undefined)
}

/**
 * Why the scores say too little of a draft to act on them; undefined where they may be acted on. What is not
 * judged has a confidence of low, and its risks stay below medium.
 */
export function whyUnjudged(
  document: Document,
  language: Language,
  coverage: number,
): string | undefined {
  if (!hasEnoughText(document)) return 'not enough text, fewer than 10 words are prose.'
  if (isForeign(document, language)) {
    return 'the text does not read as English, and the scores are calibrated for English.'
  }
  const notRunning = whyNotRunning(document)
  if (notRunning !== undefined) return notRunning
  if (document.proseWords < FEWEST_TEXTURE_WORDS) {
    return `fewer than ${FEWEST_TEXTURE_WORDS} words are prose.`
  }
  return coverage < THIN_COVERAGE ? 'less than a quarter of the lines are prose.' : undefined
}
