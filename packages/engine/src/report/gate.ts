import type { Action, RiskLevel, TextResult } from '../schema/index.ts'
import type { FailOn, Settings } from '../settings/settings.ts'
import type { Finding } from './findings/findings.ts'
import { actionRanks, riskLevelRanks } from './labels/labels.ts'

/** Why a draft fails its gate. */
export interface GateFailure {
  /** The level or decision of the gate that it reached; null where findings alone fail it. */
  readonly failOn: FailOn | null
  /** The rules whose findings fail it, in the order of the findings. */
  readonly rules: readonly string[]
}

/** The rules of findings that settings name, by their id or their type. */
export function failingRules(
  findings: readonly Finding[],
  { fail_on_rules: names }: Pick<Settings, 'fail_on_rules'>,
): string[] {
  if (names.length === 0) return []
  const failing = findings.filter(({ rule, type }) => names.includes(rule) || names.includes(type))
  return [...new Set(failing.map(({ rule }) => rule))]
}

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

/** A draft that was held to the gate of its settings. */
interface GatedDraft {
  readonly settings: Pick<Settings, 'fail_on' | 'fail_on_rules'>
  /** Why the gate failed; null where it did not. */
  readonly gateFailure: GateFailure | null
}

/** The gate that a draft was held to, whether it failed, and by which rules, for JSON. */
export function gateRecord({
  settings,
  gateFailure,
}: GatedDraft): Readonly<Record<string, unknown>> {
  const { fail_on, fail_on_rules } = settings
  const rules =
    fail_on_rules.length === 0 ? {} : { fail_on_rules, failed_by: gateFailure?.rules ?? [] }
  return { fail_on, ...rules, failed: gateFailure !== null }
}
