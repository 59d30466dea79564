import { type ClauseReading, explainClauses } from '../policy/explain/explain-clauses.ts'
import { asksSources } from '../policy/lexicons/source-targets.ts'
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
   * could meet nothing in any draft; `unasked`: only a check of sources could tell, and there was none.
   */
  readonly met?: 'matched' | 'nothing' | 'impossible' | 'unasked'
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
    const hasSources = options.sourceFindings !== undefined
    return { ...clause, met: matches.length > 0 ? 'matched' : unmet(clause, hasSources), matches }
  })
}

/** Why a clause met nothing. */
function unmet(
  { form }: ClauseReading,
  hasSources: boolean,
): Exclude<ClauseExplanation['met'], 'matched' | undefined> {
  if (form === undefined) return 'impossible'
  return asksSources(form) && !hasSources ? 'unasked' : 'nothing'
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
