import type { PolicyClause } from '../clause.ts'
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
  for (const clause of splitClauses(policy)) clauses.push(readClause(clause, clauses.at(-1)))
  const [oldest] = kept.keys()
  if (kept.size >= MOST_KEPT && oldest !== undefined) kept.delete(oldest)
  kept.set(policy, clauses)
  return clauses
}
