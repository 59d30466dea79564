import { type ClauseReading, explainClauses } from '../policy/explain/explain-clauses.ts'
import type { Draft, PolicyMatch } from '../schema/index.ts'
import { type AnalyzeTextOptions, analyzeText } from '../text/index.ts'

/** How one clause was read, and what it met in a draft. */
export interface ClauseExplanation extends ClauseReading {
  /**
   * Without a draft absent. `matched`: see `matches`; `nothing`: it was understood and nothing meets it; `impossible`: it
   * could meet nothing in any draft.
   */
  readonly met?: 'matched' | 'nothing' | 'impossible'
  /** What it met, at most ten places. */
  readonly matches?: readonly PolicyMatch[]
}

/**
 * Says clause by clause how a policy is read, what it could match, what was left out and what to write instead; with a
 * draft also what it met there. Throws an `EngineError` as `analyzeText` does.
 */
export function explainPolicy(
  policy: string,
  draft?: Draft,
  options: AnalyzeTextOptions = {},
): ClauseExplanation[] {
  const clauses = explainClauses(policy)
  if (draft === undefined) return clauses
  const context = { ...options.context, custom_policy: policy }
  const found = analyzeText(draft, { ...options, context }).policy_matches ?? []
  return clauses.map((clause) => {
    const matches = found.filter(({ rule }) => rule === clause.text)
    const isPossible = clause.form !== undefined
    const met = matches.length > 0 ? 'matched' : isPossible ? 'nothing' : 'impossible'
    return { ...clause, met, matches }
  })
}
