import { isStricter } from '@content-trust/engine/report'
import type { ReportedDraft } from '../report/pull-report.ts'

/** Which way the risk of a draft went. */
export type Movement = 'new' | 'rose' | 'fell' | 'same' | 'unknown'

/** A smaller change of the overall score is not worth a word. */
const WORTH_TELLING = 0.05

/** Compares a draft with its old version: the decision first, then the score. */
export function movementOf({ change, verdict, base }: ReportedDraft): Movement {
  if (change === 'added') return 'new'
  if (verdict === undefined || base === undefined) return 'unknown'
  if (isStricter(verdict, base)) return 'rose'
  if (isStricter(base, verdict)) return 'fell'
  // A high trust score is good.
  const gain = verdict.content_trust_score - base.content_trust_score
  if (Math.abs(gain) < WORTH_TELLING) return 'same'
  return gain > 0 ? 'fell' : 'rose'
}

/** Describes the movement; '' where nothing moved. */
export const movementWords: Readonly<Record<Movement, string>> = {
  new: 'new',
  rose: '**risk rose**',
  fell: 'better',
  same: '',
  unknown: '',
}
