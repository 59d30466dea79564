import type { PolicyToken } from '../../policy-tokens.ts'

/** “Neither prices nor the word “sale””: no prices, and not the word either. */
export function withoutNeither(tokens: readonly PolicyToken[]): readonly PolicyToken[] {
  const at = tokens.findIndex(({ kind }) => kind === 'word')
  if (tokens[at]?.text !== 'neither' || !tokens.some(({ text }) => text === 'nor')) return tokens
  return tokens.map((token, place) => {
    if (place === at) return { ...token, text: 'no' }
    return token.text === 'nor' ? { ...token, text: 'or' } : token
  })
}
