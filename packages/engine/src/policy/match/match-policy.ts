import type { PolicyMatch } from '../../schema/index.ts'
import type { PolicyClause } from '../clause.ts'
import { matchClause } from './match-clause.ts'
import type { PolicyDraft } from './policy-draft.ts'
import { type PolicyTerms, termsOf } from './policy-terms.ts'
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
  const terms = knownTerms(clauses)
  const mentions = terms.size === 0 ? new Map() : draft.findTerms(terms)
  const search: Search = { draft, mentions, known: new Map(), sentences: new Map() }
  const found: PlacedMatch[] = []
  for (const [at, { text, form, rule }] of clauses.entries()) {
    // A clause that was not understood matches nowhere.
    if (form === undefined) continue
    const action = form.action === undefined ? {} : { action: form.action }
    for (const { start, end, ...match } of matchClause(form, search, limit)) {
      const severity = rule?.severity ?? match.severity
      const explanation = [match.explanation, rule?.reason ?? []].flat().join(' ')
      const { span } = match
      found.push({
        clause: at,
        start,
        end,
        match: { rule: text, severity, span, explanation, ...action },
      })
    }
  }
  return found
}

const made = new WeakMap<readonly PolicyClause[], PolicyTerms>()

/** The terms of a policy, gathered once. */
function knownTerms(clauses: readonly PolicyClause[]): PolicyTerms {
  const terms = made.get(clauses) ?? termsOf(clauses)
  made.set(clauses, terms)
  return terms
}
