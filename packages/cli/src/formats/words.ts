import { actionLabels, primaryReasonLabels, scoreLabels } from '@content-trust/engine/report'
import type { Coverage, RiskLevel, TextResult, TextScoreName } from '@content-trust/engine/schema'
import type { ScoredReport } from '../check/draft-report.ts'

/** The four text scores of a result, in the order they are shown. */
export function scoresOf(result: TextResult): [TextScoreName, number][] {
  return Object.keys(scoreLabels)
    .filter(isScoreName)
    .map((name) => [name, result[name]])
}

/** A count with its noun. */
export function plural(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`
}

/** The band of a score, at the thresholds that route (R-ROUTE-02 to 04). */
export function bandOf(score: number): RiskLevel {
  if (score < MEDIUM) return 'low'
  return score < HIGH ? 'medium' : 'high'
}

const MEDIUM = 0.4
const HIGH = 0.7

function isScoreName(name: string): name is TextScoreName {
  return name in scoreLabels
}

/** The decision about a draft in one line. */
export function decisionText({ result, settings, gateFailed }: ScoredReport): string {
  const { recommended_action, risk_level, confidence, primary_reason } = result
  const decision = `${actionLabels[recommended_action]}: ${risk_level} risk, confidence ${confidence}, main reason: ${primaryReasonLabels[primary_reason]}`
  return gateFailed ? `${decision} (the gate is ${settings.fail_on})` : decision
}

/** How much was read; says so when much of a draft is code, markup or data. */
export function coverageText({ words, share }: Coverage): string {
  const read = share < MOSTLY_PROSE ? `, ${Math.round(share * 100)}% of lines are prose` : ''
  return `${plural(words, 'word')}${read}`
}

const MOSTLY_PROSE = 0.9
