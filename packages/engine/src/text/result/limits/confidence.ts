import type { Confidence, TextScores } from '../../../schema/index.ts'
import type { Document } from '../../document/document.ts'
import type { Trust } from './limitations.ts'

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
 * How far a decision may be trusted. `high` is given only where the measured error is below 2 %: texts by
 * people at 0.40 or above, or machine texts below it, among drafts of this length, coverage and risk. The
 * figures are in `models/confidence.json`, the tables in `docs/evaluation.md`. What was left over is seen for what
 * it is in a draft of any length, so a decision that it makes is never of low confidence.
 */
export function confidenceOf(
  { proseWords }: Pick<Document, 'proseWords'>,
  { unjudged, isLifted, coverage }: Trust,
  risks: TextScores,
  measured: ConfidenceFile,
): Confidence {
  if (unjudged !== undefined) return isLifted ? 'medium' : 'low'
  const risk = Math.max(risks.synthetic_texture_risk, risks.slop_risk)
  return isCertain(measured, proseWords, coverage, risk) ? 'high' : 'medium'
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
