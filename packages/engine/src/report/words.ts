import type { Coverage } from '../schema/index.ts'
import type { ScoredReport } from './draft-report.ts'
import { actionLabels, primaryReasonLabels } from './labels.ts'

/** A count with its noun. */
export function plural(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`
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
