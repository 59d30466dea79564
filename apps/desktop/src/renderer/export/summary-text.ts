import {
  bandOf,
  countBySeverity,
  decisionLabel,
  disclaimer,
  type Finding,
  scoreLabels,
  scoreText,
  verdictFacts,
} from '@content-trust/engine/report'
import { type TextResult, textScoreNameSchema } from '@content-trust/engine/schema'

/** The decision, the scores and the counts in a few lines, for a message or a ticket. */
export function summaryText(
  name: string,
  result: TextResult,
  findings: readonly Finding[],
): string {
  const { high, medium, low } = countBySeverity(findings)
  const scores = textScoreNameSchema.options.map(
    (score) => `- ${scoreLabels[score]}: ${scoreText(result[score])} (${bandOf(result[score])})`,
  )
  return [
    `${name}: ${[decisionLabel(result), ...verdictFacts(result)].join(', ')}`,
    ...scores,
    `Findings: ${high} high, ${medium} medium, ${low} low`,
    disclaimer,
    '',
  ].join('\n')
}
