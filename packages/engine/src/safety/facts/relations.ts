import type { Token } from '../tokens.ts'

/** A number or a date as it stands between others. */
interface Placed {
  readonly key: string
  readonly at: number
  readonly length: number
  /** What a number is worth, where it is one value. */
  readonly size?: number
}

/** Whether two numbers are told from the end: to 10 from 5. */
export function isReversed(tokens: readonly Token[], first: Placed, second: Placed): boolean {
  const start = first.at + first.length
  return (
    second.at === start + 1 && tokens[start].word === 'from' && tokens[first.at - 1]?.word === 'to'
  )
}

/**
 * What a number or a date makes with the one before it: a range, a product. The same range may be
 * written in several ways: 5–10, 5 to 10, between 5 and 10.
 */
export function relationOf(
  tokens: readonly Token[],
  first: Placed | undefined,
  second: Placed,
): string | undefined {
  if (first === undefined || tokens[first.at].block !== tokens[second.at].block) return undefined
  const start = first.at + first.length
  if (second.at !== start + 1) return undefined
  const link = tokens[start]
  if (isReversed(tokens, first, second)) return `${second.key} to ${first.key}`
  const range = `${first.key} to ${second.key}`
  const isJoined = link.isJoined && tokens[second.at].isJoined
  switch (link.word) {
    case '-':
    case '—':
      return isJoined ? range : undefined
    case '–':
      return range
    case 'to':
    case 'through':
    case 'thru':
    case 'until':
    case 'till':
      return (first.size ?? 0) <= (second.size ?? Number.POSITIVE_INFINITY) ? range : undefined
    case 'and':
      return isBetween(tokens, first.at) ? range : undefined
    case 'x':
    case '×':
      return `${first.key} × ${second.key}`
    case '+':
      return `${first.key} + ${second.key}`
    case '^':
      return `${first.key} ^ ${second.key}`
    default:
      return undefined
  }
}

/** Words in which "between" may come before its first number. */
const REACH = 5

/** "between about 5 and 10", "in the range of 5 and 10", "from 5 and 10" */
function isBetween(tokens: readonly Token[], at: number): boolean {
  for (let i = at - 1; i >= Math.max(0, at - REACH); i--) {
    if (tokens[i].kind === 'number') return false
    if (/^(?:between|from|ranges?|ranging)$/.test(tokens[i].word)) return true
  }
  return false
}
