import type { Action, RiskLevel, TextResult } from '../schema/index.ts'
import type { FailOn } from '../settings/settings.ts'
import { actionRanks, riskLevelRanks } from './labels.ts'

/** Whether a result reaches the gate: its risk level, or its decision, or a stricter one. */
export function reachesGate(
  result: Pick<TextResult, 'risk_level' | 'recommended_action'>,
  failOn: FailOn,
): boolean {
  switch (failOn) {
    case 'none':
      return false
    case 'medium':
    case 'high':
      return riskLevelRanks[result.risk_level] >= riskLevelRanks[failOn]
    case 'revise':
    case 'human_review':
    case 'reject':
      return actionRanks[result.recommended_action] >= actionRanks[failOn]
    default:
      return failOn satisfies never
  }
}

/** Whether a decision is stricter than one taken before. */
export function isStricter(
  now: { readonly risk_level: RiskLevel; readonly recommended_action: Action },
  before: { readonly risk_level: RiskLevel; readonly recommended_action: Action },
): boolean {
  return (
    riskLevelRanks[now.risk_level] > riskLevelRanks[before.risk_level] ||
    actionRanks[now.recommended_action] > actionRanks[before.recommended_action]
  )
}
