import type { PolicyToken } from '../../policy-tokens.ts'
import { mayMatch } from './required-texts.ts'
import { isWord, textOf, tokenRuns } from './token-runs.ts'

/** Most tokens that one replacement takes. */
const REACH = 24
/** Words in straight quotes are a phrase to look for. */
const part = /"[^"]*"|\S+/g

/** Replaces the first run that a pattern finds by other words. */
type Replacing = (
  tokens: readonly PolicyToken[],
  pattern: RegExp,
  words: (found: RegExpExecArray) => string,
) => readonly PolicyToken[]

/**
 * The tokens with the first run of words that a pattern finds replaced by others. The pattern is held against the words
 * from each token on, with a space between them, and starts with `^`; marks end a run. Words in straight quotes come back
 * quoted.
 */
export const replaceWords: Replacing = replacing(isWord)

/** As `replaceWords`, with commas as parts of a run. */
export const replaceTokens: Replacing = replacing((token) => isWord(token) || token.text === ',')

function replacing(isPart: (token: PolicyToken) => boolean): Replacing {
  const runsOf = tokenRuns(REACH, isPart)
  return (tokens, pattern, words) => {
    if (!mayMatch(pattern, textOf(tokens))) return tokens
    for (const [at, run] of runsOf(tokens).entries()) {
      if (run === '') continue
      const found = pattern.exec(run)
      if (found === null || found[0].trim() === '') continue
      const length = found[0].trim().split(' ').length
      const { end } = tokens[at + length - 1]
      const by = (words(found).match(part) ?? []).map((text) => tokenOf(text, tokens[at], end))
      return [...tokens.slice(0, at), ...by, ...tokens.slice(at + length)]
    }
    return tokens
  }
}

function tokenOf(text: string, place: PolicyToken, end: number): PolicyToken {
  if (text.startsWith('"')) return { ...place, text: text.slice(1, -1), kind: 'quoted', end }
  if (text === ',') return { ...place, text, kind: 'mark', end }
  return { ...place, text, kind: /^\d/.test(text) ? 'number' : 'word', end }
}
