import type { Action, Confidence } from '../../schema/index.ts'
import { cannotJudge } from './verdict.ts'

const meanings: Readonly<Record<Action, string>> = {
  allow: 'Nothing stands in the way.',
  revise: 'Revise the marked places, then score again.',
  human_review: 'A person should read this before it is used.',
  reject: 'Do not use this text as it is.',
}

// A decision on little ground is no verdict: it asks for a person, whatever it is.
const thinMeanings: Readonly<Record<Action, string>> = {
  allow: 'There was little to go by, so a person should decide.',
  revise: 'Look at the marked places. There was little to go by, so a person should decide.',
  human_review: meanings.human_review,
  reject: 'Do not use this text before a person has decided. There was little to go by.',
}

/** What a decision asks of the reader, as far as its confidence bears it. */
export function actionMeaning({
  recommended_action: action,
  confidence,
  limitations = [],
}: {
  readonly recommended_action: Action
  readonly confidence: Confidence
  readonly limitations?: readonly string[]
}): string {
  const reason = cannotJudge(limitations)
  // A policy may ask for more than that.
  if (reason !== undefined && action === 'allow') return `${reason} A person should decide.`
  return confidence === 'low' ? thinMeanings[action] : meanings[action]
}
