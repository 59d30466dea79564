import type { PolicyToken } from '../../policy-tokens.ts'

/** The parts of a list: of “a price, a date and a place” three. */
export function listedParts(tokens: readonly PolicyToken[]): (readonly PolicyToken[])[] {
  const parts: PolicyToken[][] = [[]]
  for (const token of tokens) {
    if (/^(?:,|and|or|&|plus)$/.test(token.text)) {
      if (parts.at(-1)?.length !== 0) parts.push([])
    } else if (!/^(?:[():]|either|both)$/.test(token.text)) parts.at(-1)?.push(token)
  }
  return parts.filter((part) => part.length > 0)
}
