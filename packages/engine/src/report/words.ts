import type { Coverage, TextResult } from '../schema/index.ts'
import type { ScoredReport } from './draft-report.ts'
import type { GateFailure } from './gate.ts'
import { cannotJudge } from './labels/cannot-judge.ts'
import { actionLabels, primaryReasonLabels } from './labels/labels.ts'

/** A count with its noun. */
export function plural(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`
}

/** The decision about a draft in one line. */
export function decisionText({ result, gateFailure }: ScoredReport): string {
  const decision = verdictText(result)
  return gateFailure === null ? decision : `${decision} (${gateText(gateFailure)})`
}

/** A decision, how sure it is, and its main reason or why there is no judgment, in one line. */
export function verdictText({
  recommended_action,
  risk_level,
  confidence,
  primary_reason,
  limitations,
}: Pick<
  TextResult,
  'recommended_action' | 'risk_level' | 'confidence' | 'primary_reason' | 'limitations'
>): string {
  const unjudged = cannotJudge(limitations)
  const reason =
    unjudged === undefined || primary_reason === 'policy_match'
      ? `main reason: ${primaryReasonLabels[primary_reason]}`
      : unjudged.charAt(0).toLowerCase() + unjudged.slice(1).replace(/\.$/, '')
  return `${actionLabels[recommended_action]}: ${risk_level} risk, confidence ${confidence}, ${reason}`
}

/** Why a gate failed, without a full stop: its level or decision, and the rules that failed it. */
export function gateText({ failOn, rules }: GateFailure): string {
  const named = rules.length === 0 ? [] : [`failed by ${rules.join(', ')}`]
  return [...(failOn === null ? [] : [`the gate is ${failOn}`]), ...named].join(', ')
}

/** How much was read; says so when much of a draft is code, markup or data. */
export function coverageText({ words, share }: Coverage): string {
  const read = share < MOSTLY_PROSE ? `, ${Math.round(share * 100)}% of lines are prose` : ''
  return `${plural(words, 'word')}${read}`
}

const MOSTLY_PROSE = 0.9
