import { thresholds } from '../../policy/thresholds.ts'
import type { Confidence, TextScores } from '../../schema/index.ts'
import type { Document } from '../document.ts'
import type { Language } from '../language.ts'
import { FEWEST_TEXTURE_WORDS } from '../scores/texture-risk.ts'
import { hasEnoughText } from './enough-text.ts'
import { whyNotRunning } from './running-text.ts'

const LONG = 300
const THIN_COVERAGE = 0.25
const GOOD_COVERAGE = 0.5
/** A risk this close to a threshold could as well lie on its other side. */
const MARGIN = 0.08

/** How far a decision may be trusted: by length, language, coverage and distance from a threshold. */
export function confidenceOf(
  document: Document,
  language: Language,
  coverage: number,
  risks: TextScores,
): Confidence {
  const words = document.proseWords
  if (!hasEnoughText(document) || language !== 'english') return 'low'
  if (whyNotRunning(document) !== undefined) return 'low'
  if (words < FEWEST_TEXTURE_WORDS || coverage < THIN_COVERAGE) return 'low'
  const risk = Math.max(risks.synthetic_texture_risk, risks.slop_risk)
  const isClose = Object.values(thresholds).some((threshold) => Math.abs(risk - threshold) < MARGIN)
  return words >= LONG && coverage >= GOOD_COVERAGE && !isClose ? 'high' : 'medium'
}
