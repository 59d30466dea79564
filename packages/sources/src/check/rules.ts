import type { EvidenceType, Severity, SourceRuleId } from '@content-trust/engine/schema'

/** What findings about a source have alike. */
interface SourceRule {
  readonly type: Extract<EvidenceType, 'weak_provenance' | 'source_quality'>
  readonly severity: Severity
}

/** The findings that a check of sources can have, by their id. */
export const sourceRules = {
  'claim-contradicted': { type: 'weak_provenance', severity: 'high' },
  'claim-not-found': { type: 'weak_provenance', severity: 'medium' },
  'isbn-invalid': { type: 'weak_provenance', severity: 'medium' },
  'package-lookalike': { type: 'source_quality', severity: 'high' },
  'package-unknown': { type: 'weak_provenance', severity: 'high' },
  'source-certificate': { type: 'source_quality', severity: 'low' },
  'source-fragment': { type: 'source_quality', severity: 'low' },
  'source-gone': { type: 'weak_provenance', severity: 'medium' },
  'source-home-page': { type: 'source_quality', severity: 'low' },
  'source-moved': { type: 'source_quality', severity: 'low' },
  'source-retracted': { type: 'source_quality', severity: 'high' },
} as const satisfies Readonly<Record<SourceRuleId, SourceRule>>

/** Whether a finding comes from a check of sources, and not from the engine. */
export function isSourceRule(rule: string): rule is SourceRuleId {
  return Object.hasOwn(sourceRules, rule)
}

/** What may fail a check of sources, and the findings that do. */
export const sourceGates = {
  gone: ['source-gone', 'isbn-invalid'],
  unsupported: ['claim-not-found', 'claim-contradicted'],
  'unknown-package': ['package-unknown', 'package-lookalike'],
} as const satisfies Readonly<Record<string, readonly SourceRuleId[]>>
export type SourceGate = keyof typeof sourceGates

/** The gates in the order in which errors name them. */
export const sourceGateNames = [
  'gone',
  'unsupported',
  'unknown-package',
] as const satisfies readonly SourceGate[]

/** The rules of which any finding fails these gates. */
export function failingRules(gates: readonly SourceGate[]): string[] {
  return gates.flatMap((gate) => sourceGates[gate])
}
