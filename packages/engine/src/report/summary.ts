import type { Action, Severity } from '../schema/index.ts'
import { hasGate } from '../settings/settings.ts'
import type { DraftReport } from './draft-report.ts'
import { actionLabels } from './labels/labels.ts'
import { cannotJudgeLabel, isUnjudged } from './labels/verdict.ts'

/** Counts over a whole run. */
export interface Summary {
  drafts: number
  scored: number
  skipped: number
  failed: number
  gateFailed: number
  hidden: number
  readonly actions: Record<Action, number>
  /** How many of those with the decision `allow` could not be judged. */
  unjudged: number
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
    unjudged: 0,
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
  if (isUnjudged(report.result)) summary.unjudged++
  summary.findings.high += report.counts.high
  summary.findings.medium += report.counts.medium
  summary.findings.low += report.counts.low
  summary.hidden += report.hidden.length
  if (report.gateFailed) summary.gateFailed++
  if (hasGate(report.settings)) summary.hasGate = true
}

/** How many drafts of a run have each verdict, the strictest first; what was not judged is last and not among the allowed. */
export function countVerdicts({ actions, unjudged }: Summary): VerdictCount[] {
  const counts: VerdictCount[] = (['reject', 'human_review', 'revise', 'allow'] as const).map(
    (action) => ({
      action,
      label: actionLabels[action],
      count: actions[action] - (action === 'allow' ? unjudged : 0),
    }),
  )
  counts.push({ action: null, label: cannotJudgeLabel, count: unjudged })
  return counts.filter(({ count }) => count > 0)
}

/** The drafts of a run with one verdict. */
export interface VerdictCount {
  /** Null: nothing could be judged. */
  readonly action: Action | null
  readonly label: string
  readonly count: number
}
