import type { PolicyToken } from '../../policy-tokens.ts'
import { strengths } from '../../strength.ts'
import { signAt } from '../tokens/token-signs.ts'

/** “… needs an author, and images must have captions”, “… and the word “miracle” is banned”: the second part has its own verb. */
export function startsNeed(tokens: readonly PolicyToken[], at: number): boolean {
  if (!/^(?:and|but)$/.test(tokens[at].text) && tokens[at + 1]?.text !== 'and') return false
  let hasNoun = false
  for (let next = at + 1; next < tokens.length; next++) {
    const { kind, text } = tokens[next]
    const isListed = isQuoted(tokens[next - 1]) && isQuoted(tokens[next + 1])
    if (isListed && /^(?:,|and|or)$/.test(text)) continue
    if (kind === 'mark' || (next > at + 1 && /^(?:and|or|but|that|which|who)$/.test(text)))
      return false
    if (next > at + 1 && isBarred(tokens, next)) return true
    const sign = signAt(tokens, next)
    const isAsked = sign?.kind === 'decision' && asking.test(text)
    if (sign?.kind === 'must' || sign?.kind === 'prohibition' || isAsked) return hasNoun
    if (next === at + 1 && sign?.kind === 'pronoun') return false
    hasNoun ||= kind === 'quoted' || (sign?.kind === 'noun' && !(sign.isSource ?? false))
  }
  return false
}

/** “… and emoji need approval”, “… and emoji go to the editor” */
const asking = /^(?:needs?|requires?|goes|go)$/

function isQuoted(token: PolicyToken | undefined): boolean {
  return token?.kind === 'quoted'
}

/** “… is banned”, “… are not allowed” */
function isBarred(tokens: readonly PolicyToken[], at: number): boolean {
  if (!/^(?:is|are)$/.test(tokens[at].text)) return false
  const [first, second] = [signAt(tokens, at + 1), signAt(tokens, at + 2)]
  const isBanned = first?.kind === 'decision' && first.action === strengths.refusal.action
  return isBanned || (first?.kind === 'not' && second?.kind === 'permission')
}
