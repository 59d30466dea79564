import type { EvidenceType, PrimaryReason, RiskLevel, TextScores } from '../../schema/index.ts'
import type { Document } from '../document/document.ts'
import type { Hit } from '../rule-engine/run-rules.ts'
import { isDecisive } from '../scores/slop-risk.ts'
import { hasEnoughText } from './limits/enough-text.ts'
import type { Trust } from './limits/limitations.ts'

/** Evidence types that drive the slop score. */
const slopTypes: readonly EvidenceType[] = ['generic_phrasing', 'repetitive_structure']

/**
 * The short reason of a decision (decision 19): what was left over, else why there is no judgment, else what drove the
 * larger of the two routing risks.
 */
export function primaryReasonOf(
  document: Document,
  level: RiskLevel,
  risks: TextScores,
  hits: readonly Hit[],
  { unjudged, isLifted }: Trust,
): PrimaryReason {
  if (isLifted) return hits.find(isDecisive)?.rule.type ?? 'generic_phrasing'
  if (unjudged !== undefined) {
    return hasEnoughText(document) ? 'cannot_judge' : 'insufficient_text'
  }
  if (level === 'low') return 'low_risk'
  if (risks.synthetic_texture_risk > risks.slop_risk) return 'synthetic_texture'
  let reason: EvidenceType = 'generic_phrasing'
  let most = -1
  for (const type of slopTypes) {
    const count = hits.reduce((sum, { rule }) => sum + (rule.type === type ? 1 : 0), 0)
    if (count > most) {
      most = count
      reason = type
    }
  }
  return reason
}
