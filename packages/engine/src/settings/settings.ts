import type {
  Action,
  Format,
  IntendedUse,
  OwnRule,
  PolicyRule,
  RiskLevel,
  SeverityChoice,
} from '../schema/index.ts'

/** When a draft fails the gate: at a risk level, or at a decision or a stricter one. */
export const failOnValues = ['none', 'medium', 'high', 'revise', 'human_review', 'reject'] as const
export type FailOn = (typeof failOnValues)[number]

/** What a report needs of the settings of a draft; hosts merge them and hold more. */
export interface Settings {
  readonly intended_use?: IntendedUse
  readonly format?: Format
  readonly domain?: string
  readonly custom_policy?: string
  /** Clauses of policy files by their ids. */
  readonly policy?: Readonly<Record<string, PolicyRule>>
  readonly fail_on: FailOn
  /** Rule ids and evidence types of which any finding fails the gate, whatever the level. */
  readonly fail_on_rules: readonly string[]
  /** How severe findings are, by rule id or evidence type; `off` hides them. */
  readonly severity: Readonly<Record<string, SeverityChoice>>
  /** Rule ids that do not report, each with its reason. */
  readonly ignore_rules: Readonly<Record<string, string>>
  /** Own phrase rules by id; reports describe them. */
  readonly rules?: Readonly<Record<string, OwnRule>>
}

/** Whether anything can fail a draft. */
export function hasGate({
  fail_on,
  fail_on_rules,
}: Pick<Settings, 'fail_on' | 'fail_on_rules'>): boolean {
  return fail_on !== 'none' || fail_on_rules.length > 0
}

/** What a baseline file remembers of one draft. */
export interface BaselineEntry {
  readonly risk_level: RiskLevel
  readonly recommended_action: Action
  /** Number of findings by fingerprint. */
  readonly findings: Readonly<Record<string, number>>
}

/** Something wrong with a draft that does not keep it from being scored; lines count from 1. */
export interface DraftWarning {
  readonly line: number
  readonly problem: string
}
