import { actionRanks, severityRanks } from '@content-trust/engine/report'
import type { ReportedDraft, ReportedFinding, ReportedImage } from '../report/pull-report.ts'

/** What a draft and an image have alike. */
type Ranked = Pick<ReportedDraft | ReportedImage, 'path' | 'status' | 'gate_failed' | 'verdict'>

/** Drafts with the one to read first in front: unread, then by decision, then by score. */
export function byImportance<Each extends Ranked>(drafts: readonly Each[]): Each[] {
  return [...drafts].sort(
    (a, b) =>
      rank(b) - rank(a) ||
      (a.verdict?.content_trust_score ?? 1) - (b.verdict?.content_trust_score ?? 1) ||
      compare(a.path, b.path),
  )
}

/** A finding with its draft. */
export interface PlacedFinding {
  readonly draft: ReportedDraft
  readonly finding: ReportedFinding
}

/**
 * The findings to read first: of the strictest drafts and those that fail the gate, what fails it before the
 * most severe, few of each draft and of different types.
 */
export function firstFindings(
  drafts: readonly ReportedDraft[],
  most: number,
  mostOfOne: number,
): PlacedFinding[] {
  return byImportance(drafts)
    .filter(({ verdict, gate_failed }) => {
      return verdict !== undefined && (gate_failed || verdict.recommended_action !== 'allow')
    })
    .flatMap((draft) =>
      oneOfAType(draft)
        .slice(0, mostOfOne)
        .map((finding) => ({ draft, finding })),
    )
    .slice(0, most)
}

/** The first finding of each type: of rules that fail the gate, then the most severe. */
function oneOfAType({ findings, failed_by: failing = [] }: ReportedDraft): ReportedFinding[] {
  const order = ({ rule, severity }: ReportedFinding) =>
    severityRanks[severity] - (failing.includes(rule) ? 10 : 0)
  const types = new Map<string, ReportedFinding>()
  for (const finding of [...findings].sort((a, b) => order(a) - order(b))) {
    if (!types.has(finding.type)) types.set(finding.type, finding)
  }
  return [...types.values()]
}

function rank({ status, gate_failed, verdict }: Ranked): number {
  if (status === 'failed') return 10
  if (verdict === undefined) return -1
  return actionRanks[verdict.recommended_action] + (gate_failed ? 5 : 0)
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
