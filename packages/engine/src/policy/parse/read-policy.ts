import type { PolicyClause } from '../clause.ts'
import { readClause } from './read-clause.ts'
import { splitClauses } from './split-clauses.ts'

/** Reads a policy clause by clause, in time linear in its length. */
export function readPolicy(policy: string): PolicyClause[] {
  const clauses: PolicyClause[] = []
  for (const clause of splitClauses(policy)) clauses.push(readClause(clause, clauses.at(-1)))
  return clauses
}

/** Whether a clause says what to look for, so that it can match. */
export function isUnderstood(clause: PolicyClause): boolean {
  if (clause.isPermission) return false
  const { targets, topics, about, words, conditions, isEverything, action, isDemand } = clause
  if (targets.length + topics.length + about.length + words.length > 0) return true
  return (isEverything && action !== undefined) || (conditions.length > 0 && isDemand)
}
