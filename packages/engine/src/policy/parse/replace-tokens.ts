import type { PolicyToken } from '../policy-tokens.ts'
import { isWord, tokenRuns } from './token-runs.ts'

/** Most tokens that one replacement takes. */
const REACH = 24
const runsOf = tokenRuns(REACH, (token) => isWord(token) || token.text === ',')
/** Words in straight quotes are a phrase to look for. */
const part = /"[^"]*"|\S+/g

/**
 * The tokens with the first run that a pattern finds replaced by others. The pattern is held against the words, numbers and
 * commas from each token on, with a space between them, and starts with `^`. Words in straight quotes come back quoted.
 */
export function replaceTokens(
  tokens: readonly PolicyToken[],
  pattern: RegExp,
  words: (found: RegExpExecArray) => string,
): readonly PolicyToken[] {
  for (const [at, run] of runsOf(tokens).entries()) {
    if (run === '') continue
    const found = pattern.exec(run)
    if (found === null || found[0].trim() === '') continue
    const length = found[0].trim().split(' ').length
    const end = tokens[at + length - 1].end
    const by = (words(found).match(part) ?? []).map((text) => tokenOf(text, tokens[at], end))
    return [...tokens.slice(0, at), ...by, ...tokens.slice(at + length)]
  }
  return tokens
}

function tokenOf(text: string, place: PolicyToken, end: number): PolicyToken {
  if (text.startsWith('"')) return { ...place, text: text.slice(1, -1), kind: 'quoted', end }
  if (text === ',') return { ...place, text, kind: 'mark', end }
  return { ...place, text, kind: /^\d/.test(text) ? 'number' : 'word', end }
}
