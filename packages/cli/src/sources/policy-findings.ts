import { type Finding, findingsOf, gatherByClause } from '@content-trust/engine/report'
import { type DraftSources, sourceMatches } from './draft-sources.ts'

/** What the clauses of a draft's policy met in its sources, each clause once. */
export function policyFindings(sources: DraftSources): Finding[] {
  const { draft, result } = sources
  const met = { ...result, evidence: [], policy_matches: sourceMatches(sources) }
  return gatherByClause(findingsOf(draft.source, met, Object.values(draft.settings.policy ?? {})))
}
