import { thresholds } from '../policy/thresholds.ts'
import type { Action, IntendedUse, RiskLevel } from '../schema/index.ts'

/** The routing table of the specification; `security_filter` routes as `moderate` (decision 14). */
const actions: Record<IntendedUse, Record<RiskLevel, Action>> = {
  publish: { low: 'allow', medium: 'revise', high: 'human_review' },
  train: { low: 'allow', medium: 'human_review', high: 'reject' },
  cite: { low: 'allow', medium: 'human_review', high: 'reject' },
  moderate: { low: 'allow', medium: 'human_review', high: 'reject' },
  security_filter: { low: 'allow', medium: 'human_review', high: 'reject' },
  other: { low: 'allow', medium: 'revise', high: 'human_review' },
}

/** The level of the larger of the two published risks that may change it; both 0 to 1. */
export function riskLevel(syntheticRisk: number, slopRisk: number): RiskLevel {
  const risk = Math.max(syntheticRisk, slopRisk)
  if (risk >= thresholds.high) return 'high'
  return risk >= thresholds.medium ? 'medium' : 'low'
}

/** The action that the routing table gives. */
export function route(use: IntendedUse, level: RiskLevel): Action {
  return actions[use][level]
}

const strictness: readonly Action[] = ['allow', 'revise', 'human_review', 'reject']

/** The stricter of two actions: a policy may raise a decision, never lower it (decision 13). */
export function stricter(a: Action, b: Action): Action {
  return strictness.indexOf(a) >= strictness.indexOf(b) ? a : b
}
