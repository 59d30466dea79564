import {
  actionLabels,
  bandOf,
  countBySeverity,
  disclaimer,
  type Finding,
  primaryReasonLabels,
  scoreLabels,
  scoreText,
} from '@content-trust/engine/report'
import { type TextResult, textScoreNameSchema } from '@content-trust/engine/schema'

/** The decision, the scores and the counts in a few lines, for a message or a ticket. */
export function summaryText(
  name: string,
  result: TextResult,
  findings: readonly Finding[],
): string {
  const { recommended_action, risk_level, confidence, primary_reason } = result
  const { high, medium, low } = countBySeverity(findings)
  const scores = textScoreNameSchema.options.map(
    (score) => `- ${scoreLabels[score]}: ${scoreText(result[score])} (${bandOf(result[score])})`,
  )
  return [
    `${name}: ${actionLabels[recommended_action]}, ${risk_level} risk, confidence ${confidence}`,
    `Main reason: ${primaryReasonLabels[primary_reason]}`,
    ...scores,
    `Findings: ${high} high, ${medium} medium, ${low} low`,
    disclaimer,
    '',
  ].join('\n')
}
