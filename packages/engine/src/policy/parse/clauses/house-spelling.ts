import type { PolicyToken } from '../../policy-tokens.ts'
import { hasMatch } from '../tokens/required-texts.ts'
import { lineOf } from '../tokens/token-patterns.ts'
import { asksIn } from '../tokens/token-signs.ts'

type Tokens = readonly PolicyToken[]

const country = '(?:british|american|english|uk|us|usa|canadian|australian)'
const spelling = new RegExp(
  `(?:^| )${country} (?:english )?(?:spellings?|forms?|words?|variants?)(?: |$)`,
)
const house = new RegExp(
  `^(?:(?:as|since|because|and|remember|,) )*(?:(?:we're|we are|this is|it's|ours is|i'm|i am) (?:(?:a|an|all|proudly|very|in the|based in the) )*${country}(?: [a-z]+)?|we (?:always )?(?:write|use|spell|say|want|prefer|go with|stick to|stick with) (?!no |only |never ).*?)(?: [(:–—-] .*)?$`,
)

/** “Mark American spellings, we're British (colour, centre)”: how a house spells is no further demand. */
export function saysHouseSpelling(before: Tokens, after: Tokens): boolean {
  return hasMatch(house, lineOf(after)) && asksIn(before) && hasMatch(spelling, lineOf(before))
}
