import { isUnderstood, matchPolicy, readPolicy } from '../../policy/custom-policy.ts'
import type { Action, EvidenceItem, PolicyMatch } from '../../schema/index.ts'
import type { Document } from '../document.ts'
import { explainHit } from '../rules/explain-hit.ts'
import type { Hit } from '../rules/run-rules.ts'
import { sentenceAt } from '../sentence-at.ts'

const MOST_A_CLAUSE = 10

/** What a custom policy makes of a draft. */
export interface PolicyReading {
  /** Undefined when there is no policy (D-023). */
  readonly matches: PolicyMatch[] | undefined
  readonly actions: Action[]
  /** Clauses that were not understood, said aloud. */
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
): PolicyReading {
  if (policy === undefined || policy.trim() === '') {
    return { matches: undefined, actions: [], limitations: [] }
  }
  const clauses = readPolicy(policy)
  const evidence = hits.map((hit) => explainHit(hit, document.source))
  const matches = matchPolicy(
    clauses,
    evidence,
    (item) => sentenceOf(document, item),
    MOST_A_CLAUSE,
  )
  return {
    matches,
    actions: matches.flatMap(({ action }) => (action === undefined ? [] : [action])),
    limitations: clauses
      .filter((clause) => !isUnderstood(clause))
      .map(({ text }) => `This policy clause was not understood and matched nothing: “${text}”.`),
  }
}

/** The sentence around an evidence item, where the policy looks for its topic. */
function sentenceOf(document: Document, { start }: EvidenceItem): string {
  const index = start === undefined ? -1 : sentenceAt(document, start)
  if (index < 0) return ''
  const { starts, ends } = document.sentences
  return document.source.slice(starts[index], ends[index])
}
