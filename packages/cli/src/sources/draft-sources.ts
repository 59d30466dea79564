import { severityRanks } from '@content-trust/engine/report'
import type { EvidenceItem } from '@content-trust/engine/schema'
import { type SourceCheck, sourceFindings, sourceGates } from '@content-trust/sources/check'
import type { Settings } from '@content-trust/workspace'
import type { ScoredText } from '../tasks/outcome.ts'
import type { SourceSettings } from './source-options.ts'

/** A draft, and what became of its sources. */
export interface DraftSources {
  readonly draft: ScoredText
  readonly checks: readonly SourceCheck[]
}

/** What is to be said of the sources of a draft, as far as its settings want to hear it. */
export function evidenceOf({ draft, checks }: DraftSources): EvidenceItem[] {
  const { settings, source } = draft
  return sourceFindings(source, checks).flatMap((item) => {
    const severity = severityOf(item, settings)
    return severity === 'off' || item.type in settings.ignore_rules ? [] : [{ ...item, severity }]
  })
}

function severityOf({ rule = '', severity, type }: EvidenceItem, settings: Settings) {
  return settings.severity[rule] ?? settings.severity[type] ?? severity
}

/** A scored draft with the findings of its sources among its own; its scores and its decision stay as they are. */
export function withSourceFindings(sources: DraftSources, { gates }: SourceSettings): ScoredText {
  const { draft } = sources
  const evidence = [...draft.result.evidence, ...evidenceOf(sources)].sort(
    (a, b) => severityRanks[a.severity] - severityRanks[b.severity],
  )
  const names = [...draft.settings.fail_on_rules, ...failingRules(gates)]
  const settings = { ...draft.settings, fail_on_rules: [...new Set(names)] }
  return { ...draft, settings, result: { ...draft.result, evidence } }
}

/** A scored draft with the findings of its sources alone, and no gate but theirs. */
export function onlySourceFindings(sources: DraftSources, { gates }: SourceSettings): ScoredText {
  const { policy_matches, suppressed, ...result } = sources.draft.result
  const settings: Settings = {
    ...sources.draft.settings,
    fail_on: 'none',
    fail_on_rules: failingRules(gates),
  }
  return { ...sources.draft, settings, result: { ...result, evidence: evidenceOf(sources) } }
}

function failingRules(gates: SourceSettings['gates']): string[] {
  return gates.flatMap((gate) => sourceGates[gate])
}
