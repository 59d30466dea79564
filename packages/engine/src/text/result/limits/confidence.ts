import type { Confidence, TextScores } from '../../../schema/index.ts'
import type { Document } from '../../document/document.ts'
import type { Trust } from './limitations.ts'

/** The risks that leave no doubt, among the texts that they were measured on. */
export interface CertainRisks {
  /** By the fewest words of a draft, rising: risks below this are certain. */
  readonly low: readonly { readonly words: number; readonly below: number }[]
  /** Risks from this on are certain at every length. */
  readonly high: { readonly from: number }
}

/** The file of measured confidence, `models/confidence.json`; `npm run evaluate` writes it. */
export interface ConfidenceFile extends CertainRisks {
  /** Least share of lines that are prose for a confidence of high. */
  readonly coverage: number
  /** The same by kind of writing; a kind without an entry is never certain. */
  readonly kinds: readonly (CertainRisks & { readonly kind: string })[]
}

/** What decides whether a decision is certain. */
export interface JudgedDraft {
  /** Words of prose. */
  readonly words: number
  /** Share of lines that are prose. */
  readonly coverage: number
  /** The larger of texture and slop risk. */
  readonly risk: number
  /** Every kind of writing that the draft may well be of, see `likelyKinds`. */
  readonly kinds: readonly string[]
}

/** From this probability on a draft may well be of a kind. */
const LIKELY = 0.2

/** The kinds that a draft may well be of, by their probabilities; on the border of two kinds both. */
export function likelyKinds(
  kinds: readonly string[],
  probabilities: ArrayLike<number>,
): readonly string[] {
  return kinds.filter((_, at) => probabilities[at] >= LIKELY)
}

/**
 * How far a decision may be trusted. `high` is given only where the measured error is below 2 %: texts by
 * people at 0.40 or above, or machine texts below it, among drafts of this kind, length, coverage and risk. The
 * figures are in `models/confidence.json`, the tables in `docs/evaluation.md`. What was left over is seen for what
 * it is in a draft of any length, so a decision that it makes is never of low confidence.
 */
export function confidenceOf(
  { proseWords: words }: Pick<Document, 'proseWords'>,
  { unjudged, isLifted, coverage }: Trust,
  risks: TextScores,
  kinds: readonly string[],
  measured: ConfidenceFile,
): Confidence {
  if (unjudged !== undefined) return isLifted ? 'medium' : 'low'
  const risk = Math.max(risks.synthetic_texture_risk, risks.slop_risk)
  return isCertain(measured, { words, coverage, risk, kinds }) ? 'high' : 'medium'
}

/**
 * Whether the measured error is below the limit at this length, coverage and risk: in every likely kind, or among all
 * texts where no kind is likely.
 */
export function isCertain(measured: ConfidenceFile, draft: JudgedDraft): boolean {
  if (draft.coverage < measured.coverage) return false
  if (draft.kinds.length === 0) return isCertainIn(measured, draft)
  return draft.kinds.every((kind) => {
    const own = measured.kinds.find((entry) => entry.kind === kind)
    return own !== undefined && isCertainIn(own, draft)
  })
}

function isCertainIn({ low, high }: CertainRisks, { words, risk }: JudgedDraft): boolean {
  const below = low.findLast((band) => band.words <= words)?.below ?? 0
  return risk < below || risk >= high.from
}
