import type { PolicyMatch } from '../../schema/index.ts'
import type { PolicyClause } from '../clause.ts'
import { type ClauseMatch, matchClause } from './match-clause.ts'
import type { PolicyDraft } from './policy-draft.ts'
import { type PolicyTerms, termsOf } from './policy-terms.ts'
import type { Search } from './target-places.ts'

/** What of a draft meets a policy, at most `limit` matches a clause. */
export function matchPolicy(
  clauses: readonly PolicyClause[],
  draft: PolicyDraft,
  limit: number,
): PolicyMatch[] {
  return matchEach(clauses, draft).flatMap((matches, at) => {
    const { text, form } = clauses[at]
    return matches.slice(0, limit).map(({ severity, span, explanation }) => ({
      rule: text,
      severity,
      span,
      explanation,
      ...(form?.action === undefined ? {} : { action: form.action }),
    }))
  })
}

/** Where a draft meets each clause; of one that was not understood, nowhere. */
export function matchEach(clauses: readonly PolicyClause[], draft: PolicyDraft): ClauseMatch[][] {
  const terms = knownTerms(clauses)
  const mentions = terms.size === 0 ? new Map() : draft.findTerms(terms)
  const search: Search = { draft, mentions, known: new Map(), sentences: new Map() }
  return clauses.map(({ form }) => (form === undefined ? [] : matchClause(form, search)))
}

const made = new WeakMap<readonly PolicyClause[], PolicyTerms>()

/** The terms of a policy, gathered once. */
function knownTerms(clauses: readonly PolicyClause[]): PolicyTerms {
  const terms = made.get(clauses) ?? termsOf(clauses)
  made.set(clauses, terms)
  return terms
}
