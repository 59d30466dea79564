import type { PolicyToken } from '../../policy-tokens.ts'

/**
 * Answers the run of words from each token on, at most `reach` tokens long and with a space between them; empty where none
 * starts. The runs of the same tokens are made once, because many patterns are held against them.
 */
export function tokenRuns(
  reach: number,
  isPart: (token: PolicyToken) => boolean,
): (tokens: readonly PolicyToken[]) => readonly string[] {
  const made = new WeakMap<readonly PolicyToken[], readonly string[]>()
  return (tokens) => {
    const known = made.get(tokens)
    if (known !== undefined) return known
    const runs = tokens.map((token, at) =>
      isWord(token) ? runFrom(tokens, at, reach, isPart) : '',
    )
    made.set(tokens, runs)
    return runs
  }
}

const texts = new WeakMap<readonly PolicyToken[], string>()

/** All tokens with a space between each two, of which every run is a part. */
export function textOf(tokens: readonly PolicyToken[]): string {
  const text = texts.get(tokens) ?? tokens.map((token) => token.text).join(' ')
  texts.set(tokens, text)
  return text
}

/** Whether a run may start with a token. */
export function isWord({ kind }: PolicyToken): boolean {
  return kind === 'word' || kind === 'number'
}

function runFrom(
  tokens: readonly PolicyToken[],
  at: number,
  reach: number,
  isPart: (token: PolicyToken) => boolean,
): string {
  const part = tokens.slice(at, at + reach)
  const end = part.findIndex((token) => !isPart(token))
  return (end === -1 ? part : part.slice(0, end)).map(({ text }) => text).join(' ')
}
