/** A word, number, text or sign of a filter, and where it starts. */
export type Token =
  | { readonly kind: 'name' | 'sign'; readonly value: string; readonly at: number }
  | { readonly kind: 'text'; readonly value: string; readonly at: number }
  | { readonly kind: 'number'; readonly value: number; readonly at: number }
  | { readonly kind: 'end'; readonly at: number }

/** A filter that cannot be read; `at` is where. */
export class FilterProblem extends Error {
  override readonly name = 'FilterProblem'
  readonly at: number

  constructor(message: string, at: number) {
    super(message)
    this.at = at
  }
}

const patterns = [
  { kind: 'name', pattern: /[a-z_][a-z0-9_]*/iy },
  { kind: 'number', pattern: /\d+(?:\.\d+)?|\.\d+/y },
  { kind: 'text', pattern: /"[^"]*"|'[^']*'/y },
  { kind: 'sign', pattern: /==|!=|<=|>=|&&|\|\||[<>!()[\],]/y },
] as const

/** Cuts a filter into tokens. */
export function readTokens(filter: string): Token[] {
  const tokens: Token[] = []
  let at = 0
  while (at < filter.length) {
    if (/\s/.test(filter.charAt(at))) {
      at++
      continue
    }
    const token = tokenAt(filter, at)
    tokens.push(token.token)
    at = token.end
  }
  return [...tokens, { kind: 'end', at }]
}

function tokenAt(filter: string, at: number): { token: Token; end: number } {
  for (const { kind, pattern } of patterns) {
    pattern.lastIndex = at
    const word = pattern.exec(filter)?.[0]
    if (word === undefined) continue
    const end = at + word.length
    if (kind === 'number') return { token: { kind, value: Number(word), at }, end }
    const value = kind === 'text' ? word.slice(1, -1) : word
    return { token: { kind, value, at }, end }
  }
  const sign = String.fromCodePoint(filter.codePointAt(at) ?? 0)
  const hint = sign === '=' ? '; write == to compare' : ''
  throw new FilterProblem(`Unexpected \`${sign}\`${hint}`, at)
}
