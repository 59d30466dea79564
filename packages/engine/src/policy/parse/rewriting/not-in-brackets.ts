import type { PolicyToken } from '../../policy-tokens.ts'
import { wordAt } from '../tokens/token-patterns.ts'

/** “Private persons (not a councillor, not an official)”: what a bracket denies is an exception, not a word to look for. */
export function exceptBracketed(tokens: readonly PolicyToken[]): readonly PolicyToken[] {
  const open = tokens.findIndex(({ text }, at) => text === '(' && isNot(tokens[at + 1]))
  const close = tokens.findIndex(({ text }, at) => at > open && text === ')')
  const before = tokens[open - 1]
  // “Write “whilst” (not “while”)” says which word is meant.
  if (open < 1 || close === -1 || before.kind === 'quoted') return tokens
  if (tokens.slice(0, open).some(({ text }) => writing.test(text))) return tokens
  const [not, ...rest] = tokens.slice(open + 1, close)
  if (rest.length === 0 || rest.some(({ kind }) => kind === 'quoted')) return tokens
  const denied = rest.filter((token) => !isNot(token))
  // Behind the bracket the demand goes on.
  const goesOn = tokens[close + 1]?.text
  const after = goesOn === undefined || goesOn === ',' ? [] : [{ ...tokens[close], text: ',' }]
  return [
    ...tokens.slice(0, open),
    wordAt(not, not, 'except'),
    ...denied,
    ...after,
    ...tokens.slice(close + 1),
  ]
}

/** Verbs of a choice between words. */
const writing = /^(?:write|use|say|spell|call|prefer|type|put|style)$/

function isNot(token: PolicyToken | undefined): boolean {
  return token?.text === 'not'
}
