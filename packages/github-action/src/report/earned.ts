import { actionRanks } from '@content-trust/engine/report'
import { isSourceRule } from '@content-trust/sources/rules'
import type { PullReport, ReportedDraft, ReportedImage } from './pull-report.ts'

/** What a change did to a draft that is worth a comment. */
export type Earned =
  /** It could not be checked. */
  | 'unread'
  /** It fails the gate. */
  | 'gate'
  /** The change asks for exemptions. */
  | 'asks'
  /** Its decision is stricter than before, or a new draft asks for something. */
  | 'raised'
  /** Its decision is milder than before. */
  | 'lowered'
  /** It asks for something, and the change added findings to it. */
  | 'finding'
  /** There is something to say of the sources that the change added. */
  | 'source'

/** What a change earned in one draft; nothing where its decision stood before and no finding is new. */
export function earnedBy(draft: ReportedDraft): Earned[] {
  const { status, asked, gate_failed, verdict, base, findings, omitted } = draft
  const earned: Earned[] = []
  if (status === 'failed') earned.push('unread')
  if (gate_failed) earned.push('gate')
  if (asked !== undefined) earned.push('asks')
  if (verdict === undefined) return earned
  const isUnchanged = draft.change === 'unchanged'
  const rank = actionRanks[verdict.recommended_action]
  const before = isUnchanged ? rank : actionRanks[base?.recommended_action ?? 'allow']
  if (rank > before) earned.push('raised')
  if (rank < before) earned.push('lowered')
  const added = isUnchanged ? 0 : (draft.added_findings ?? findings.length + omitted)
  if (rank > 0 && added > 0) earned.push('finding')
  if (findings.some(({ rule }) => isSourceRule(rule))) earned.push('source')
  return earned
}

/** Whether the decision of a draft asks for something that it asked for before this change. */
export function isStanding(draft: ReportedDraft): boolean {
  const asks = draft.verdict !== undefined && draft.verdict.recommended_action !== 'allow'
  return asks && earnedBy(draft).length === 0
}

/** Whether a report says something that this change earned, or that keeps it from being complete. */
export function isEarned({ drafts, images, notes }: PullReport): boolean {
  return (
    notes.length > 0 ||
    drafts.some((draft) => earnedBy(draft).length > 0) ||
    // Only images that the change edits or newly shows are in a report.
    images.some(
      (image) => asksForSomething(image) || image.status === 'failed' || image.gate_failed,
    )
  )
}

function asksForSomething({ verdict }: ReportedImage): boolean {
  return verdict !== undefined && verdict.recommended_action !== 'allow'
}
