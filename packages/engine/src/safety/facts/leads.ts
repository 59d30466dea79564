import type { Token } from '../tokens.ts'
import { type Fact, type Lead, missing } from './fact.ts'

const groups: readonly (readonly [string, readonly string[]])[] = [
  ['by', ['by', 'no later than', 'not later than']],
  ['to', ['to', 'until', 'till', 'through', 'thru']],
  ['from', ['from', 'since', 'starting', 'as of', 'no earlier than', 'not earlier than']],
  ['after', ['after', 'following', 'later than', 'subsequent to']],
  ['before', ['before', 'earlier than', 'ahead of', 'in advance of', 'prior to']],
  ['at', ['at', 'on', 'in', 'during', 'within']],
]
const groupOf = new Map(
  groups.flatMap(([group, words]) => words.map((word): [string, string] => [word, group])),
)

/** Verbs and adjectives of which a “to” is a part. */
const takesTo =
  /^(?:up|due|according|owing|compared|close|next|thanks|relative|similar|equal|related|linked)$/

/** The word that says which way a number or a date is led to, when it matters. */
export function leadOf(tokens: readonly Token[], at: number): Lead | undefined {
  const block = tokens[at].block
  const end = /^(?:an?|the)$/.test(tokens[at - 1]?.word ?? '') ? at - 1 : at
  for (const length of [3, 2, 1]) {
    const words = tokens.slice(Math.max(0, end - length), end)
    const shown = words.map(({ word }) => word).join(' ')
    const group = groupOf.get(shown)
    if (group === undefined || words[0].block !== block) continue
    if (shown === 'to' && takesTo.test(tokens[end - 2]?.word ?? '')) return undefined
    return { group, shown }
  }
  return undefined
}

/** The facts that one version leads to in a way and the other in another: "by 5" became "to 5". */
export function turnedLeads(
  left: readonly Fact[],
  right: readonly Fact[],
): (readonly [Fact, Fact])[] {
  const gone = leadsOnly(left, right)
  const come = leadsOnly(right, left)
  return gone.flatMap((fact) => {
    const other = come.find(({ key }) => key === fact.key)
    return other === undefined ? [] : [[fact, other] as const]
  })
}

/** Facts of which the other list does not hold as many with the same lead. */
function leadsOnly(facts: readonly Fact[], others: readonly Fact[]): Fact[] {
  const named = (list: readonly Fact[]) =>
    list
      .filter(({ lead }) => lead !== undefined)
      .map((fact) => ({ ...fact, key: `${fact.lead?.group} ${fact.key}` }))
  const left = new Set(missing(named(facts), named(others)).map(({ at }) => at))
  return facts.filter(({ at, lead }) => lead !== undefined && left.has(at))
}
