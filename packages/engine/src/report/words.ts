import type { Coverage } from '../schema/index.ts'
import type { ScoredReport } from './draft-report.ts'
import type { GateFailure } from './gate.ts'
import { decisionLabel, type Grounded, verdictFacts } from './labels/verdict.ts'

/** A count with its noun. */
export function plural(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`
}

/** The decision about a draft in one line; of a draft of which only the sources were asked, that they were. */
export function decisionText({ result, gateFailure, isUndecided }: ScoredReport): string {
  const decision = isUndecided === true ? 'sources' : verdictText(result)
  return gateFailure === null ? decision : `${decision} (${gateText(gateFailure)})`
}

/** A decision, how sure it is, and its main reason, or that there is none and why, in one line. */
export function verdictText(result: Grounded): string {
  return `${decisionLabel(result)}: ${verdictFacts(result).join(', ')}`
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
