import type { PolicyClause } from './clause.ts'
import { isUnderstood } from './parse/read-policy.ts'

/** Clauses that are quoted one by one; more are counted. */
const MOST_QUOTED = 20
const LONGEST_QUOTE = 200

/** Says which clauses were not understood, or not whole; nothing is ignored silently. */
export function policyLimitations(clauses: readonly PolicyClause[]): string[] {
  const said = clauses.flatMap(limitationOf)
  if (said.length <= MOST_QUOTED) return said
  const more = said.length - MOST_QUOTED
  return [
    ...said.slice(0, MOST_QUOTED),
    `${more} more policy clauses were not understood, or not whole.`,
  ]
}

function limitationOf(clause: PolicyClause): string[] {
  const quote = `“${shorten(clause.text)}”`
  if (clause.isPermission) {
    return [
      `This policy clause asks for less, and a policy can only make a decision stricter, so it changed nothing: ${quote}.`,
    ]
  }
  if (!isUnderstood(clause)) {
    return [`This policy clause was not understood and matched nothing: ${quote}.`]
  }
  if (clause.unread.length === 0) return []
  const words = shorten(clause.unread.join(' '))
  return [`This policy clause was understood in part, without “${words}”: ${quote}.`]
}

/** Cuts a long clause between two characters. */
function shorten(text: string): string {
  const characters = [...text]
  return characters.length <= LONGEST_QUOTE
    ? text
    : `${characters.slice(0, LONGEST_QUOTE).join('').trimEnd()}…`
}
