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

/** A finding with the draft that it stands in. */
export interface PlacedFinding {
  readonly draft: ReportedDraft
  readonly finding: ReportedFinding
}

/** The findings to read first: of the strictest drafts, the most severe, few of each draft and of different types. */
export function firstFindings(
  drafts: readonly ReportedDraft[],
  most: number,
  mostOfOne: number,
): PlacedFinding[] {
  return byImportance(drafts)
    .filter(({ verdict }) => verdict !== undefined && verdict.recommended_action !== 'allow')
    .flatMap((draft) =>
      oneOfAType(draft.findings)
        .slice(0, mostOfOne)
        .map((finding) => ({ draft, finding })),
    )
    .slice(0, most)
}

/** The most severe finding of each type, the most severe first. */
function oneOfAType(findings: readonly ReportedFinding[]): ReportedFinding[] {
  const types = new Map<string, ReportedFinding>()
  for (const finding of [...findings].sort(bySeverity)) {
    if (!types.has(finding.type)) types.set(finding.type, finding)
  }
  return [...types.values()]
}

function bySeverity(a: ReportedFinding, b: ReportedFinding): number {
  return severityRanks[a.severity] - severityRanks[b.severity]
}

function rank({ status, gate_failed, verdict }: Ranked): number {
  if (status === 'failed') return 10
  if (verdict === undefined) return -1
  return actionRanks[verdict.recommended_action] + (gate_failed ? 5 : 0)
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
