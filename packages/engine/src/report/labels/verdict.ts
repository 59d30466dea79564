import type { Action, Confidence, PrimaryReason, RiskLevel } from '../../schema/index.ts'
import { actionLabels, primaryReasonLabels } from './labels.ts'

/** How the limitation starts that says why a text was not judged. */
const start = 'Cannot judge: '

/** The word that stands in the place of a decision where nothing could be judged. */
export const cannotJudgeLabel = 'cannot judge'

/** The part of a result that a verdict rests on. */
export interface Judged {
  readonly recommended_action: Action
  readonly limitations?: readonly string[]
}

/**
 * What a result says where a reader looks for the decision: a decision, or that there is none. Every host takes its
 * words, its colour and its sign from here, so that no host calls a text fine that nobody judged.
 */
export type Verdict =
  | {
      readonly state: 'decided'
      readonly action: Action
      /** A word or two without a capital. */
      readonly label: string
    }
  | {
      readonly state: 'cannot_judge'
      /** There is none; a host that needs one for a gate takes it from the result. */
      readonly action: null
      readonly label: typeof cannotJudgeLabel
      /** Why, as a part of a sentence without a capital and without a full stop. */
      readonly reason: string
      /** Why, as a sentence: the limitation that the engine wrote. */
      readonly sentence: string
    }

/**
 * The verdict of a result. A text that is too short, not in English or mostly code has the decision `allow` by
 * contract and the verdict `cannot_judge`. Where a policy asks for more than that, its decision is the verdict.
 */
export function verdictOf({ recommended_action: action, limitations = [] }: Judged): Verdict {
  const sentence = cannotJudge(limitations)
  if (action !== 'allow' || sentence === undefined) {
    return { state: 'decided', action, label: actionLabels[action] }
  }
  const reason = sentence.slice(start.length).replace(/\.$/, '')
  return { state: 'cannot_judge', action: null, label: cannotJudgeLabel, reason, sentence }
}

/** Whether a result has no verdict. */
export function isUnjudged(result: Judged): boolean {
  return verdictOf(result).state === 'cannot_judge'
}

/** What is shown where a reader looks for the decision, in a word or two without a capital. */
export function decisionLabel(result: Judged): string {
  return verdictOf(result).label
}

/** How a verdict is coloured: by its decision; `none` where there is none, or one on too little ground. */
export function verdictTone(result: Judged & { readonly confidence: Confidence }): Action | 'none' {
  const { action } = verdictOf(result)
  return action === null || result.confidence === 'low' ? 'none' : action
}

/** The part of a result that says what its verdict rests on. */
export interface Grounded extends Judged {
  readonly risk_level: RiskLevel
  readonly confidence: Confidence
  readonly primary_reason: PrimaryReason
}

/**
 * What a decision rests on, item by item: `medium risk`, `confidence high`, `main reason: generic phrasing`. Without a
 * decision it is why there is none, for the risk of a text that was not judged says nothing.
 */
export function verdictFacts(result: Grounded): string[] {
  const verdict = verdictOf(result)
  if (verdict.state === 'cannot_judge') return [verdict.reason]
  const { risk_level: level, confidence, primary_reason: reason } = result
  return [
    `${level} risk`,
    `confidence ${confidence}`,
    `main reason: ${primaryReasonLabels[reason]}`,
  ]
}

/**
 * The sentence that says why a text was not judged, in the engine's own words; undefined where it was. It is one of
 * the limitations, so that every host shows the same.
 */
export function cannotJudge(limitations: readonly string[]): string | undefined {
  return limitations.find((text) => text.startsWith(start))
}
