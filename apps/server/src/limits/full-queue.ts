import { type Scoring, ScoringError } from '../scoring/scoring.ts'

/**
 * Refuses a call that would not be queued, before any of its body is read and before anything is written.
 * Throws a `ScoringError`.
 */
export function refuseFullQueue(accountId: string, scoring: Scoring): void {
  const refusal = scoring.refusal?.(accountId) ?? null
  if (refusal !== null) throw new ScoringError(refusal)
}
