import { thresholds } from '../policy/thresholds.ts'
import { stricter } from '../routing/route.ts'
import type { Action, TextResult } from '../schema/index.ts'
import type { TextAnalysis } from '../text/pipeline/run-pipeline.ts'

/** The published risks of which a revision may lift none into a higher band. */
const risks = [
  'specificity_risk',
  'provenance_weakness',
  'slop_risk',
  'synthetic_texture_risk',
] as const
export type Risk = (typeof risks)[number]
export type Risks = Readonly<Pick<TextResult, Risk>>

/** What a gate looks at in a text: its risks and its decision. */
export interface Standing {
  readonly risks: Risks
  readonly action: Action
}

const bands = ['low', 'medium', 'high'] as const

/** The standing of a text that was read. */
export function standingOf({ scores, action }: TextAnalysis): Standing {
  return { risks: scores.risks, action }
}

function bandOf(risk: number): 0 | 1 | 2 {
  if (risk >= thresholds.high) return 2
  return risk >= thresholds.medium ? 1 : 0
}

/** Risks of which the second version has a higher band. */
export function risenRisks(before: Risks, after: Risks): Risk[] {
  return risks.filter((name) => bandOf(after[name]) > bandOf(before[name]))
}

/** Whether the second version gets a stricter decision. */
export function isStricter(before: Action, after: Action): boolean {
  return after !== before && stricter(before, after) === after
}

/** How far a risk lies beyond the band that it had. */
export function excessOf(name: Risk, before: Risks, after: Risks): number {
  const limit = bandOf(before[name]) === 0 ? thresholds.medium : thresholds.high
  return after[name] - limit
}

/** Says that a risk would get into a higher band. */
export function riseText(name: Risk, before: Risks, after: Risks): string {
  const show = (risk: number) => `${risk} (${bands[bandOf(risk)]})`
  return `${name} would rise from ${show(before[name])} to ${show(after[name])}.`
}

/** Says that the decision would get stricter. */
function stricterText(before: Action, after: Action): string {
  return `The decision would rise from ${before} to ${after}.`
}

/** Why a text may not become another one; empty where nothing speaks against it. */
export function reasonsAgainst(before: Standing, after: Standing): string[] {
  const risen = risenRisks(before.risks, after.risks)
  const reasons = risen.map((name) => riseText(name, before.risks, after.risks))
  if (isStricter(before.action, after.action))
    reasons.push(stricterText(before.action, after.action))
  return reasons
}
