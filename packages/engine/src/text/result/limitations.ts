import type { Document } from '../document.ts'
import type { Language } from '../language.ts'
import { FEWEST_TEXTURE_WORDS } from '../scores/texture-risk.ts'
import { hasEnoughText } from './enough-text.ts'
import { whyNotRunning } from './running-text.ts'

const THIN_COVERAGE = 0.5

/** What a reader of the scores must know; the first holds for every draft (R-GEN-05). */
export function limitationsOf(document: Document, language: Language, coverage: number): string[] {
  const limitations = [
    'Scores are workflow signals. They do not prove who wrote the text or whether it is true.',
  ]
  if (!hasEnoughText(document)) {
    limitations.push(
      'Not enough text: fewer than 10 words of prose were found, so the scores say little.',
    )
  } else if (document.proseWords < FEWEST_TEXTURE_WORDS) {
    limitations.push(
      `Short text: below ${FEWEST_TEXTURE_WORDS} words the texture score stays under 0.40.`,
    )
  }
  const notRunning = hasEnoughText(document) ? whyNotRunning(document) : undefined
  if (notRunning !== undefined) limitations.push(notRunning)
  // A table or a list of figures has no language that could be told; what is told is said.
  const isForeign = language === 'other' || (language === 'unclear' && notRunning === undefined)
  if (isForeign && hasEnoughText(document)) {
    limitations.push(
      'language_experimental',
      'The scores are calibrated for English. This text does not read as English, so treat them as an experiment.',
    )
  }
  if (coverage < THIN_COVERAGE) {
    limitations.push(
      'Less than half of the lines are prose. Code, tables of data and markup were not scored.',
    )
  }
  return limitations
}
