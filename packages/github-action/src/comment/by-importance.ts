import { actionRanks } from '@content-trust/engine/report'
import type { ReportedDraft, ReportedImage } from '../report/pull-report.ts'

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

function rank({ status, gate_failed, verdict }: Ranked): number {
  if (status === 'failed') return 10
  if (verdict === undefined) return -1
  return actionRanks[verdict.recommended_action] + (gate_failed ? 5 : 0)
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
