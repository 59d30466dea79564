import type { PolicyMatch } from '../../schema/index.ts'
import type { PolicyClause } from '../clause.ts'
import type { ClauseMatch } from './clause-match.ts'
import { matchClause } from './match-clause.ts'
import type { PolicyDraft } from './policy-draft.ts'
import { preparedPolicy } from './prepared-policy.ts'
import type { Search } from './target-places.ts'

/** A match and its place in the draft: UTF-16 code units, half-open. */
export interface PlacedMatch {
  /** Index of the clause that it meets. */
  readonly clause: number
  readonly start: number
  readonly end: number
  readonly match: PolicyMatch
}

/** What of a draft meets a policy, at most `limit` matches a clause. */
export function matchPolicy(
  clauses: readonly PolicyClause[],
  draft: PolicyDraft,
  limit: number,
): PolicyMatch[] {
  return placeMatches(clauses, draft, limit).map(({ match }) => match)
}

/** What of a draft meets a policy, with its places. */
export function placeMatches(
  clauses: readonly PolicyClause[],
  draft: PolicyDraft,
  limit: number,
): PlacedMatch[] {
  const { clauses: prepared, terms } = preparedPolicy(clauses)
  const mentions = terms.size === 0 ? new Map() : draft.findTerms(terms)
  const search: Search = { draft, mentions, known: [], sentences: [] }
  const found: PlacedMatch[] = []
  for (const clause of prepared) {
    for (const match of matchClause(clause, search, limit)) {
      const { start, end } = match
      found.push({ clause: clause.at, start, end, match: policyMatch(clause.clause, match) })
    }
  }
  return found
}

function policyMatch({ text, form, rule }: PolicyClause, found: ClauseMatch): PolicyMatch {
  const explanation =
    rule?.reason === undefined ? found.explanation : `${found.explanation} ${rule.reason}`
  const match: PolicyMatch = {
    rule: text,
    severity: rule?.severity ?? found.severity,
    span: found.span,
    explanation,
  }
  if (form?.action !== undefined) match.action = form.action
  return match
}
