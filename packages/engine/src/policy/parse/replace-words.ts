import type { PolicyToken } from '../policy-tokens.ts'

/** Most tokens that one replacement takes. */
const REACH = 20

/**
 * The tokens with the first run of words that a pattern finds replaced by others. The pattern is held against the words
 * from each token on, with a space between them, and starts with `^`; marks end a run.
 */
export function replaceWords(
  tokens: readonly PolicyToken[],
  pattern: RegExp,
  words: (found: RegExpExecArray) => string,
): readonly PolicyToken[] {
  for (const [at, { kind }] of tokens.entries()) {
    if (kind !== 'word' && kind !== 'number') continue
    const found = pattern.exec(runFrom(tokens, at))
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

function runFrom(tokens: readonly PolicyToken[], at: number): string {
  const words: string[] = []
  for (const { kind, text } of tokens.slice(at, at + REACH)) {
    if (kind !== 'word' && kind !== 'number') break
    words.push(text)
  }
  return words.join(' ')
}
