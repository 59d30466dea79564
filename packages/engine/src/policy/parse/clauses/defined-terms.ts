import { type PolicyToken, singular } from '../../policy-tokens.ts'
import { asksIn, hasTargetIn } from '../tokens/token-signs.ts'

type Tokens = readonly PolicyToken[]

/** Most words of a term that is defined. */
const MOST_OF_TERM = 3
const opening = /^(?:by|the|an?|with|our|here)$/
const meaning = /^(?:means?|includes?|covers?|comprises?)$/
const pronoun = /^(?:it|they|this|these|them|those|all of it|all of them)$/

/** “Personal data means names and email addresses. It is off limits.”: what is banned is what the term stands for. */
export function defined(before: Tokens, after: Tokens): Tokens | undefined {
  const verb = before.findIndex(({ text }) => meaning.test(text))
  if (verb < 1 || verb > MOST_OF_TERM + 1 || !hasTargetIn(before.slice(verb + 1))) return undefined
  const term = before.slice(0, verb).filter(({ text }) => !opening.test(text))
  if (term.length === 0 || term.length > MOST_OF_TERM || asksIn(before) || !asksIn(after))
    return undefined
  const [first, ...rest] = before.slice(verb + 1)
  const things = [{ ...first, start: before[0].start }, ...rest]
  const place = placeOf(term, after)
  if (place === undefined) return undefined
  const { from, to } = place
  const are = after.slice(to).map((token, at) => (at === 0 ? plural(token) : token))
  return [...after.slice(0, from), ...things, ...are]
}

/** Where the term stands in a demand, or a pronoun for it. */
function placeOf(term: Tokens, after: Tokens): { from: number; to: number } | undefined {
  const named = after.findIndex((_token, at) =>
    term.every(({ text }, step) => singular(after[at + step]?.text ?? '') === singular(text)),
  )
  if (named !== -1) return { from: named, to: named + term.length }
  const at = after.findIndex(({ text }) => pronoun.test(text))
  return at === -1 ? undefined : { from: at, to: at + 1 }
}

function plural(token: PolicyToken): PolicyToken {
  const text = token.text.replace(/^is$/, 'are').replace(/^has$/, 'have').replace(/^was$/, 'were')
  return text === token.text ? token : { ...token, text }
}
