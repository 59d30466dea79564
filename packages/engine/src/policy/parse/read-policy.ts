import type { PolicyClause } from '../clause.ts'
import { fallbackOf } from './fallback.ts'
import { readClause } from './read-clause.ts'
import { splitClauses } from './split-clauses.ts'

/** Policies that are kept as they were read. */
const MOST_KEPT = 32
const kept = new Map<string, readonly PolicyClause[]>()

/** Reads a policy clause by clause, in time linear in its length, and once per text. */
export function readPolicy(policy: string): readonly PolicyClause[] {
  const known = kept.get(policy)
  if (known !== undefined) return known
  const clauses: PolicyClause[] = []
  for (const clause of splitClauses(policy)) {
    const last = clauses.at(-1)
    const action = last?.form?.action === undefined ? undefined : fallbackOf(clause)
    if (last?.form === undefined || action === undefined) clauses.push(readClause(clause, last))
    else clauses.splice(-1, 1, { ...last, form: { ...last.form, action } })
  }
  const [oldest] = kept.keys()
  if (kept.size >= MOST_KEPT && oldest !== undefined) kept.delete(oldest)
  kept.set(policy, clauses)
  return clauses
}
