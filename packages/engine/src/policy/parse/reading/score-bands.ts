import type { RiskLevel } from '../../../schema/index.ts'
import type { PolicyScore, ScoreCondition } from '../../form/clause-form.ts'
import { thresholds } from '../../thresholds.ts'

type Condition = readonly [PolicyScore, ScoreCondition['comparison'], number]

/** “high”, “medium” and “low” as the published bands; trust runs the other way. */
export function bandCondition(score: PolicyScore, band: RiskLevel): Condition {
  if (score === 'content_trust_score') return trustCondition(band)
  switch (band) {
    case 'high':
      return [score, '>=', thresholds.high]
    case 'medium':
      return [score, '>=', thresholds.medium]
    case 'low':
      return [score, '<', thresholds.medium]
    default:
      return band satisfies never
  }
}

/** The trust score is 1 less the largest risk. */
function trustCondition(band: RiskLevel): Condition {
  const least = Math.round((1 - thresholds.high) * 10) / 10
  const most = Math.round((1 - thresholds.medium) * 10) / 10
  switch (band) {
    case 'low':
      return ['content_trust_score', '<=', least]
    case 'medium':
      return ['content_trust_score', '<=', most]
    case 'high':
      return ['content_trust_score', '>', most]
    default:
      return band satisfies never
  }
}
