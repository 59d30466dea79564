import {
  bandOf,
  cannotJudge,
  countBySeverity,
  decisionLabel,
  disclaimer,
  type Finding,
  isUnjudged,
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
  const { risk_level, confidence, primary_reason, limitations } = result
  const { high, medium, low } = countBySeverity(findings)
  const scores = textScoreNameSchema.options.map(
    (score) => `- ${scoreLabels[score]}: ${scoreText(result[score])} (${bandOf(result[score])})`,
  )
  return [
    `${name}: ${decisionLabel(result)}, ${risk_level} risk, confidence ${confidence}`,
    isUnjudged(result)
      ? (cannotJudge(limitations) ?? '')
      : `Main reason: ${primaryReasonLabels[primary_reason]}`,
    ...scores,
    `Findings: ${high} high, ${medium} medium, ${low} low`,
    disclaimer,
    '',
  ].join('\n')
}
