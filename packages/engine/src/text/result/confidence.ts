import type { Confidence, TextScores } from '../../schema/index.ts'
import type { Document } from '../document.ts'
import type { Language } from '../language.ts'
import { FEWEST_TEXTURE_WORDS } from '../scores/texture-risk.ts'
import { hasEnoughText } from './enough-text.ts'
import { whyNotRunning } from './running-text.ts'

const THIN_COVERAGE = 0.25

/** The file of measured confidence, `models/confidence.json`; `npm run evaluate` writes it. */
export interface ConfidenceFile {
  /** Least share of lines that are prose for a confidence of high. */
  readonly coverage: number
  /** By the fewest words of a draft, rising: risks below this are certain. */
  readonly low: readonly { readonly words: number; readonly below: number }[]
  /** Risks from this on are certain at every length. */
  readonly high: { readonly from: number }
}

/**
 * How far a decision may be trusted. `high` stands only where the measured error is below 2 %: texts by
 * people at 0.40 or above, or machine texts below it, among drafts of this length, coverage and risk. The
 * figures are in `models/confidence.json`, the tables in `docs/evaluation.md`.
 */
export function confidenceOf(
  document: Document,
  language: Language,
  coverage: number,
  risks: TextScores,
  measured: ConfidenceFile,
): Confidence {
  const words = document.proseWords
  if (!hasEnoughText(document) || language !== 'english') return 'low'
  if (whyNotRunning(document) !== undefined) return 'low'
  if (words < FEWEST_TEXTURE_WORDS || coverage < THIN_COVERAGE) return 'low'
  const risk = Math.max(risks.synthetic_texture_risk, risks.slop_risk)
  return isCertain(measured, words, coverage, risk) ? 'high' : 'medium'
}

/** Whether the measured error is below the limit at this length, coverage and risk. */
export function isCertain(
  { coverage: least, low, high }: ConfidenceFile,
  words: number,
  coverage: number,
  risk: number,
): boolean {
  if (coverage < least) return false
  const below = low.findLast((band) => band.words <= words)?.below ?? 0
  return risk < below || risk >= high.from
}
