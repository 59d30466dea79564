import type { PolicyToken } from '../../policy-tokens.ts'
import { isDraftWord } from '../bystanders/draft-names.ts'

const joints = /^(?:and|of|to|in|for|or|on|the)$/
/** Parts of “lost-and-found”, with their hyphens. */
const MOST_PARTS = 9

/** “Lost-and-found posts”: a compound with small words in it is one word before a kind of draft. */
export function joinCompounds(tokens: readonly PolicyToken[]): readonly PolicyToken[] {
  const joined: PolicyToken[] = []
  for (let at = 0; at < tokens.length; ) {
    const length = compoundAt(tokens, at)
    const parts = tokens.slice(at, at + length)
    const text = parts.map((part) => part.text).join('')
    joined.push(length === 1 ? tokens[at] : { ...tokens[at], text, end: parts[length - 1].end })
    at += length
  }
  return joined
}

function compoundAt(tokens: readonly PolicyToken[], from: number): number {
  let end = from
  while (end - from < MOST_PARTS && isHyphenated(tokens, end)) end += 2
  const isLong = tokens.slice(from, end).some(({ text }) => joints.test(text))
  return isLong && isDraftWord(tokens[end + 1]?.text ?? '') ? end + 1 - from : 1
}

function isHyphenated(tokens: readonly PolicyToken[], at: number): boolean {
  const [first, hyphen, next] = tokens.slice(at, at + 3)
  if (next === undefined || hyphen.text !== '-' || first.kind !== 'word') return false
  return hyphen.start === first.end && next.start === hyphen.end && next.kind === 'word'
}
