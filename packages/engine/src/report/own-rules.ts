import type { EvidenceType, OwnRule, Severity } from '../schema/index.ts'

/** A rule of somebody's settings, described as built-in rules are. */
export interface OwnRuleDescription {
  readonly id: string
  readonly type: EvidenceType
  readonly severity: Severity
  readonly summary: string
  readonly fix: string
  readonly examples: { readonly bad: readonly string[]; readonly good: readonly string[] }
}

/** Describes a rule of settings: its message without words of a draft is the summary. */
export function describeOwnRule({
  id,
  type,
  severity,
  message,
  fix,
  examples: { matches = [], passes = [] } = {},
}: OwnRule): OwnRuleDescription {
  const summary = message.trim().replace(/\s+/g, ' ').replaceAll('{quote}', '…')
  return { id, type, severity, summary, fix, examples: { bad: matches, good: passes } }
}
