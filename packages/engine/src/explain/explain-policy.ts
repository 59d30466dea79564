import { type ClauseReading, explainClauses } from '../policy/explain/explain-clauses.ts'
import { checkDraft, checkOptions, textChecks } from '../schema/check-call.ts'
import type { Draft, PolicyMatch, PolicyRule } from '../schema/index.ts'
import type { AnalyzeTextOptions } from '../text/index.ts'
import { runPipeline } from '../text/pipeline/run-pipeline.ts'

/** What a clause met, with its place in the draft: UTF-16 code units, half-open. */
export interface PlacedPolicyMatch extends PolicyMatch {
  readonly start: number
  readonly end: number
}

/** How one clause was read, and what it met in a draft. */
export interface ClauseExplanation extends ClauseReading {
  /**
   * Without a draft absent. `matched`: see `matches`; `nothing`: it was understood and nothing meets it; `impossible`: it
   * could meet nothing in any draft.
   */
  readonly met?: 'matched' | 'nothing' | 'impossible'
  /** What it met, at most ten places. */
  readonly matches?: readonly PlacedPolicyMatch[]
}

/**
 * Says clause by clause how a policy in words, or the clauses of policy files, are read, what each could match, what was
 * left out and what to write instead; with a draft also what it met there. Throws an `EngineError` as `analyzeText` does.
 */
export function explainPolicy(
  policy: string | readonly PolicyRule[],
  draft?: Draft,
  options: AnalyzeTextOptions = {},
): ClauseExplanation[] {
  const clauses = explainClauses(policy)
  if (draft === undefined) return clauses
  checkDraft(draft)
  const given = withPolicy(options, policy)
  checkOptions(given, textChecks)
  const { placed } = runPipeline(draft, given).policy
  return clauses.map((clause, at) => {
    const matches = placed
      .filter((each) => each.clause === at)
      .map(({ start, end, match }) => ({ ...match, start, end }))
    const isPossible = clause.form !== undefined
    const met = matches.length > 0 ? 'matched' : isPossible ? 'nothing' : 'impossible'
    return { ...clause, met, matches }
  })
}

/** Options with a policy in the place of any other. */
function withPolicy(
  options: AnalyzeTextOptions,
  policy: string | readonly PolicyRule[],
): AnalyzeTextOptions {
  const { custom_policy: _, ...context } = options.context ?? {}
  return typeof policy === 'string'
    ? { ...options, context: { ...context, custom_policy: policy }, policy: [] }
    : { ...options, context, policy }
}
