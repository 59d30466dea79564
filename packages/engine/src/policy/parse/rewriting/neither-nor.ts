import type { PolicyToken } from '../../policy-tokens.ts'

const holding = /^(?:have|contain|include|mention|use|be|carry|give|name)$/
const modal = /^(?:must|should|may|can|shall|will)$/

/** “Neither prices nor the word “sale””: no prices, and not the word either. */
export function withoutNeither(tokens: readonly PolicyToken[]): readonly PolicyToken[] {
  const held = tokens.findIndex(
    ({ text }, place) => text === 'neither' && holding.test(tokens[place - 1]?.text ?? ''),
  )
  // “Posts must have neither emoji nor links”
  if (held > 1 && modal.test(tokens[held - 2].text)) {
    const verb = [{ ...tokens[held], text: 'not' }, tokens[held - 1]]
    return [...tokens.slice(0, held - 1), ...verb, ...tokens.slice(held + 1).map(withOr)]
  }
  const at = tokens.findIndex(({ kind }) => kind === 'word')
  if (tokens[at]?.text !== 'neither' || !tokens.some(({ text }) => text === 'nor')) return tokens
  return tokens.map((token, place) => {
    return place === at ? { ...token, text: 'no' } : withOr(token)
  })
}

function withOr(token: PolicyToken): PolicyToken {
  return token.text === 'nor' ? { ...token, text: 'or' } : token
}
