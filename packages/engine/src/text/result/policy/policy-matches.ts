import { matchPolicy } from '../../../policy/match/match-policy.ts'
import { readPolicy } from '../../../policy/parse/read-policy.ts'
import { policyLimitations, unmetLimitations } from '../../../policy/policy-limitations.ts'
import type { Action, PolicyMatch } from '../../../schema/index.ts'
import type { Document } from '../../document/document.ts'
import type { Hit } from '../../rule-engine/run-rules.ts'
import type { ModelScores } from '../../scores/score-readings.ts'
import { policyDraft } from './policy-draft.ts'

const MOST_A_CLAUSE = 10

/** What a custom policy makes of a draft. */
export interface PolicyAnalysis {
  /** Undefined when there is no policy (decision 13). */
  readonly matches: PolicyMatch[] | undefined
  readonly actions: Action[]
  /** Clauses that were not understood, or not whole, said aloud. */
  readonly limitations: string[]
}

/**
 * Holds all evidence against a policy: also what the draft's ignore comments hide and what a cap on
 * the report leaves out, because neither the draft nor a report may soften a policy.
 */
export function readPolicyMatches(
  policy: string | undefined,
  document: Document,
  hits: readonly Hit[],
  scores: ModelScores,
): PolicyAnalysis {
  if (policy === undefined || policy.trim() === '') {
    return { matches: undefined, actions: [], limitations: [] }
  }
  const clauses = readPolicy(policy)
  const matches = matchPolicy(clauses, policyDraft(document, hits, scores), MOST_A_CLAUSE)
  const met = new Set(matches.map(({ rule }) => rule))
  return {
    matches,
    actions: matches.flatMap(({ action }) => (action === undefined ? [] : [action])),
    limitations: [...policyLimitations(clauses), ...unmetLimitations(clauses, met)],
  }
}
