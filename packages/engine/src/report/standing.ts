import type { DraftReport } from './draft-report.ts'
import { actionRanks, riskLevelRanks } from './labels/labels.ts'

/** How bad a draft is, the weightiest number first; kept where the report itself is not. */
export type Standing = readonly number[]

/** The standing of a draft: not read, failed the gate, decision, risk, then severities of its findings. */
export function standingOf(report: DraftReport): Standing {
  if (report.status !== 'scored') return [report.status === 'failed' ? 2 : 0]
  const { result, counts, gateFailed } = report
  return [
    1,
    gateFailed ? 1 : 0,
    actionRanks[result.recommended_action],
    riskLevelRanks[result.risk_level],
    Math.max(result.slop_risk, result.synthetic_texture_risk),
    counts.high,
    counts.medium,
    counts.low,
  ]
}

/** Orders standings, the worst first; equals keep their order. */
export function worstFirst(a: Standing, b: Standing): number {
  for (const [index, value] of a.entries()) {
    const difference = (b[index] ?? 0) - value
    if (difference !== 0) return difference
  }
  return 0
}
