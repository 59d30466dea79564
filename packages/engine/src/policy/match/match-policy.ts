import type { PolicyMatch } from '../../schema/index.ts'
import type { PolicyClause } from '../clause.ts'
import { isUnderstood } from '../parse/read-policy.ts'
import { matchClause } from './match-clause.ts'
import type { FoundTerms, PolicyDraft } from './policy-draft.ts'
import { termsOf } from './policy-terms.ts'

/** What of a draft meets a policy, at most `limit` matches a clause. */
export function matchPolicy(
  clauses: readonly PolicyClause[],
  draft: PolicyDraft,
  limit: number,
): PolicyMatch[] {
  const understood = clauses.filter(isUnderstood)
  const terms = findTerms(understood, draft)
  return understood.flatMap((clause) =>
    matchClause(clause, draft, terms)
      .slice(0, limit)
      .map(({ severity, span, explanation }) => ({
        rule: clause.text,
        severity,
        span,
        explanation,
        ...(clause.action === undefined ? {} : { action: clause.action }),
      })),
  )
}

function findTerms(clauses: readonly PolicyClause[], draft: PolicyDraft): FoundTerms {
  const terms = termsOf(clauses)
  const mentions = terms.size === 0 ? new Map() : draft.findTerms(terms)
  const sentences = new Map<string, ReadonlySet<number>>()
  for (const [key, list] of mentions) {
    sentences.set(key, new Set(list.map(({ sentence }: { sentence: number }) => sentence)))
  }
  return { mentions, sentences }
}
