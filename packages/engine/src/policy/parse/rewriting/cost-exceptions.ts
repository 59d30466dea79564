import type { PolicyToken } from '../../policy-tokens.ts'
import { replaceWords } from '../tokens/replace-words.ts'
import { textOf } from '../tokens/token-runs.ts'

/** Costs that are spoken of in a few words, with the words. */
const costs: readonly (readonly [names: string, words: string])[] = [
  [
    '(?:shipping|delivery|postage|postage and packing|freight|shipping (?:and|or) delivery|delivery (?:and|or) shipping)',
    '"shipping" or "shipped" or "ship" or "delivery" or "deliver" or "delivered" or "postage" or "freight"',
  ],
]
const except =
  "(?:except(?:ing)?(?: for)?|excluding|other than|apart from|aside from|but not|unless (?:they are|it is|they're|it's)(?: for)?)"
const kind = '(?:(?:the|our|your|any|those|that|prices?|costs?|fees?|charges?) (?:of |for )?)*'

const found = costs.map(
  ([names, words]) =>
    [
      new RegExp(
        `^(?:, )?${except} ${kind}${names}(?: (?:costs?|fees?|charges?|prices?|rates?|amounts?))?$`,
      ),
      `unless their sentence has ${words}`,
    ] as const,
)

/** “No prices, except shipping costs”: the prices in sentences that speak of such costs are free. */
export function exceptCosts(tokens: readonly PolicyToken[]): readonly PolicyToken[] {
  if (!/\b(?:prices?|sums|amounts|costs?)\b/.test(textOf(tokens))) return tokens
  const open = tokens.at(-1)?.text === ')' ? tokens.findLastIndex(({ text }) => text === '(') : -1
  const flat = tokens.filter((_token, at) => open === -1 || (at !== open && at < tokens.length - 1))
  const read = found.reduce<readonly PolicyToken[]>(
    (words, [said, meant]) => replaceWords(words, said, () => meant),
    flat,
  )
  return read === flat ? tokens : read
}
