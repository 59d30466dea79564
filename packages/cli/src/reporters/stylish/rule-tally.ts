import { type ScoredReport, severityRanks } from '@content-trust/engine/report'
import type { Severity } from '@content-trust/engine/schema'
import { isSourceRule } from '@content-trust/sources/rules'
import type { RunFacts } from '../reporter.ts'

/** What one rule found in a whole run. */
export interface RuleCount {
  readonly rule: string
  findings: number
  drafts: number
  /** The strongest severity that it reported with. */
  severity: Severity
}

/** Counts over a run that the report for people ends with. */
export interface RuleTally {
  add(report: ScoredReport): void
  /** The most frequent rule first. */
  counts(): readonly RuleCount[]
  readonly facts: Pick<RunFacts, 'drafts' | 'highRisk' | 'replacements'>
}

/** A tally of nothing. */
export function createRuleTally(): RuleTally {
  const rules = new Map<string, RuleCount>()
  const facts = { drafts: 0, highRisk: 0, replacements: 0 }
  return {
    facts,
    add: ({ findings, result }) => {
      facts.drafts++
      if (result.risk_level === 'high') facts.highRisk++
      const inDraft = new Set<string>()
      for (const { rule, severity, suggestion, place } of findings) {
        // The new address of a source is for the writer to take over.
        const isFixable = suggestion !== null && place !== null && !isSourceRule(rule)
        if (isFixable) facts.replacements++
        let count = rules.get(rule)
        if (count === undefined) {
          count = { rule, findings: 0, drafts: 0, severity }
          rules.set(rule, count)
        }
        count.findings++
        if (!inDraft.has(rule)) count.drafts++
        inDraft.add(rule)
        if (severityRanks[severity] < severityRanks[count.severity]) count.severity = severity
      }
    },
    counts: () =>
      [...rules.values()].sort(
        (a, b) =>
          b.findings - a.findings ||
          severityRanks[a.severity] - severityRanks[b.severity] ||
          (a.rule < b.rule ? -1 : 1),
      ),
  }
}
