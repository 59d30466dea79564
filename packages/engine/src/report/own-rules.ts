import type { EvidenceType, Format, OwnRule, Severity } from '../schema/index.ts'
import { ownRuleKind } from '../schema/own-rule-kind.ts'

/** A rule of somebody's settings, described as built-in rules are. */
export interface OwnRuleDescription {
  readonly id: string
  readonly type: EvidenceType
  readonly severity: Severity
  readonly summary: string
  readonly fix: string
  /** None: whoever writes a rule wants it heard. */
  readonly silentIn: readonly Format[]
  readonly examples: { readonly bad: readonly string[]; readonly good: readonly string[] }
}

/** Describes a rule of settings: its message without words of a draft is the summary. */
export function describeOwnRule(rule: OwnRule): OwnRuleDescription {
  const { id, severity, message, examples: { matches = [], passes = [] } = {} } = rule
  const { type, fix } = ownRuleKind(rule)
  const summary = message.trim().replace(/\s+/g, ' ').replaceAll('{quote}', '…')
  return {
    id,
    type,
    severity,
    summary,
    fix,
    silentIn: [],
    examples: { bad: matches, good: passes },
  }
}
