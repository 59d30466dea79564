import type { PolicyToken } from '../../policy-tokens.ts'

const holding = /^(?:have|contain|include|mention|use|be|carry|give|name)$/
const modal = /^(?:must|should|may|can|shall|will)$/

/** “Neither prices nor the word “sale””: no prices, and not the word either. */
export function withoutNeither(tokens: readonly PolicyToken[]): readonly PolicyToken[] {
  const first = tokens.findIndex(({ kind }) => kind === 'word')
  // “Prices must have neither emoji nor links”
  const held = tokens.findIndex(
    ({ text }, place) => text === 'neither' && holding.test(tokens[place - 1]?.text ?? ''),
  )
  if (held > 1 && modal.test(tokens[held - 2].text)) {
    return withoutNeither([
      ...tokens.slice(0, held - 1),
      { ...tokens[held], text: 'not' },
      tokens[held - 1],
      ...tokens.slice(held + 1).map((token) => ({
        ...token,
        text: token.text === 'nor' ? 'or' : token.text,
      })),
    ])
  }
  const at = first
  if (tokens[at]?.text !== 'neither' || !tokens.some(({ text }) => text === 'nor')) return tokens
  return tokens.map((token, place) => {
    if (place === at) return { ...token, text: 'no' }
    return token.text === 'nor' ? { ...token, text: 'or' } : token
  })
}
