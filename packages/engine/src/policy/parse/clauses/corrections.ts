import type { PolicyToken } from '../../policy-tokens.ts'
import { hasMatch } from '../tokens/required-texts.ts'
import { asksIn, hasNamed, hasTargetIn, textOf } from '../tokens/token-signs.ts'

type Tokens = readonly PolicyToken[]

const correcting =
  /^(?:please |kindly |always |then |so )*(?:change|turn|correct|alter|make|switch|convert|amend|edit|swap|replace|use|write|say)(?: (?:it|that|this|them|these|those|both|either|any of them))? (?:in ?to|to|for|with|by)?$/
const sending =
  /^(?:please |kindly |always )*(?:refer|direct|point|send|steer|signpost) (?:the |our |your |any |all )?(?:readers?|people|users?|patients?|customers?|them|everyone|visitors?|clients?|members?|parents?) (?:to|towards) .* instead$/

/** “Writers often say “A”; change it to “B””: A is unwanted. Undefined where the second sentence corrects nothing. */
export function correctionOf(before: Tokens, after: Tokens): Tokens | undefined {
  const quoted = before.filter(({ kind }) => kind === 'quoted')
  const at = after.findIndex(({ kind }) => kind === 'quoted')
  const isPlain = !asksIn(before) && !hasTargetIn(before.filter(({ kind }) => kind !== 'quoted'))
  if (quoted.length === 0 || at < 1 || !isPlain) return undefined
  if (!after.slice(at).every(isListed) || !hasMatch(correcting, textOf(after.slice(0, at))))
    return undefined
  const [first] = before
  const isReferring = /\b(?:it|that|this|them|these|those|both|either)\b/.test(textOf(after))
  if (!isReferring) return undefined
  const list = quoted.flatMap((token, place) =>
    place === 0 ? [token] : [{ ...token, kind: 'word' as const, text: 'or' }, token],
  )
  return [
    { ...first, kind: 'word', text: "don't" },
    { ...first, kind: 'word', text: 'use' },
    ...list,
  ]
}

/** “No dosing instructions. Refer readers to a pharmacist instead.”: what else to do, after a demand that stands alone. */
export function saysInstead(before: Tokens, after: Tokens): boolean {
  const words = after.filter(({ kind }) => kind !== 'mark')
  return asksIn(before) && hasNamed(before) && hasMatch(sending, textOf(words))
}

function isListed({ kind, text }: PolicyToken): boolean {
  return kind === 'quoted' || /^(?:,|and|or|respectively)$/.test(text)
}
