import { bandOf } from './bands.ts'
import { type Judged, verdictOf } from './verdict.ts'

/** What the trust score is to the decision, wherever it is shown. */
export const trustMeaning =
  'The trust score does not move the decision: it follows the highest of all scores, also of those that only explain.'

/**
 * A sentence that goes with a trust score that looks worse than the decision beside it; null where the two agree.
 * The trust score is one minus the highest of all scores, and the decision follows only some of them.
 */
export function trustNote(
  result: Judged & { readonly content_trust_score: number },
): string | null {
  const { action } = verdictOf(result)
  if (action !== 'allow' || bandOf(1 - result.content_trust_score) === 'low') return null
  return trustMeaning
}
