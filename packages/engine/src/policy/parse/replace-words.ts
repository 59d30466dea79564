import type { PolicyToken } from '../policy-tokens.ts'
import { isWord, tokenRuns } from './token-runs.ts'

/** Most tokens that one replacement takes. */
const REACH = 20
const runsOf = tokenRuns(REACH, isWord)

/**
 * The tokens with the first run of words that a pattern finds replaced by others. The pattern is held against the words
 * from each token on, with a space between them, and starts with `^`; marks end a run.
 */
export function replaceWords(
  tokens: readonly PolicyToken[],
  pattern: RegExp,
  words: (found: RegExpExecArray) => string,
): readonly PolicyToken[] {
  for (const [at, run] of runsOf(tokens).entries()) {
    if (run === '') continue
    const found = pattern.exec(run)
    if (found === null) continue
    const length = found[0].trim().split(' ').length
    const by = words(found)
      .split(' ')
      .filter((word) => word !== '')
    const as = (text: string): PolicyToken => ({
      ...tokens[at],
      text,
      kind: /^\d/.test(text) ? 'number' : 'word',
      end: tokens[at + length - 1].end,
    })
    return [...tokens.slice(0, at), ...by.map(as), ...tokens.slice(at + length)]
  }
  return tokens
}
