import type { LeftOut } from '../../clause.ts'
import type { PolicyToken } from '../../policy-tokens.ts'
import { lineOf, writtenOf } from '../tokens/token-patterns.ts'

/** What stands behind the text that is needed. */
const tail =
  /^(?<needed>.*“”.*?) (?:, )?(?:(?:directly|immediately|always|and then) )?followed by (?![^“”;:]* in (?:brackets|parentheses))[^“”;:]+$/

/** “The words “Paid partnership”, followed by the name of the payer”: that it follows no form says. */
export function withoutFollower(tokens: readonly PolicyToken[]): {
  readonly tokens: readonly PolicyToken[]
  readonly leftOut: readonly LeftOut[]
} {
  const needed = tail.exec(lineOf(tokens))?.groups?.['needed']
  if (needed === undefined) return { tokens, leftOut: [] }
  const end = needed.split(' ').length
  const rest = tokens.slice(tokens[end].text === ',' ? end + 1 : end)
  return { tokens: tokens.slice(0, end), leftOut: [{ words: writtenOf(rest), how: 'ignored' }] }
}
