import type { Action, Severity } from '../schema/index.ts'
import { hasGate } from '../settings/settings.ts'
import type { DraftReport } from './draft-report.ts'

/** Counts over a whole run. */
export interface Summary {
  drafts: number
  scored: number
  skipped: number
  failed: number
  gateFailed: number
  hidden: number
  readonly actions: Record<Action, number>
  readonly findings: Record<Severity, number>
  /** Whether any draft was held against a gate. */
  hasGate: boolean
}

/** A summary of nothing. */
export function emptySummary(): Summary {
  return {
    drafts: 0,
    scored: 0,
    skipped: 0,
    failed: 0,
    gateFailed: 0,
    hidden: 0,
    actions: { allow: 0, revise: 0, human_review: 0, reject: 0 },
    findings: { high: 0, medium: 0, low: 0 },
    hasGate: false,
  }
}

/** Counts one more draft. */
export function addToSummary(summary: Summary, report: DraftReport): void {
  summary.drafts++
  summary[report.status]++
  if (report.status !== 'scored') return
  summary.actions[report.result.recommended_action]++
  summary.findings.high += report.counts.high
  summary.findings.medium += report.counts.medium
  summary.findings.low += report.counts.low
  summary.hidden += report.hidden.length
  if (report.gateFailed) summary.gateFailed++
  if (hasGate(report.settings)) summary.hasGate = true
}
