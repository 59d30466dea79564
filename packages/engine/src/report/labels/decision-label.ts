import type { Action } from '../../schema/index.ts'
import { cannotJudge } from './cannot-judge.ts'
import { actionLabels, primaryReasonLabels } from './labels.ts'

interface Decided {
  readonly recommended_action: Action
  readonly limitations: readonly string[]
}

/** Whether "allow" only means that nothing could be judged; a policy may still decide about such a text. */
export function isUnjudged({ recommended_action, limitations }: Decided): boolean {
  return recommended_action === 'allow' && cannotJudge(limitations) !== undefined
}

/** What is shown where a reader looks for the decision: “allow” would be a verdict on a text that was not judged. */
export function decisionLabel(result: Decided): string {
  return isUnjudged(result)
    ? primaryReasonLabels.cannot_judge
    : actionLabels[result.recommended_action]
}
