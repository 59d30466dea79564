import type { PolicyToken } from '../../policy-tokens.ts'

const beforeVerb =
  /^(?:not|never|don't|doesn't|cannot|can't|mustn't|shouldn't|must|may|should|to|that|which|who|or|and|ever)$/
const mentioning = /^(?:mention|mentions|mentioned|mentioning|identify|identifies)$/
/** Most words between “mention” and “by name”. */
const MOST_WORDS = 4

/**
 * “Do not name Acme”, “texts that mention Acme by name”: to name what has a name is to mention it, whatever it is. “Mention a
 * child by name” asks for the names of persons.
 */
export function mentionNamed(tokens: readonly PolicyToken[]): readonly PolicyToken[] {
  const by = tokens.findIndex(({ text }, at) => text === 'by' && tokens[at + 1]?.text === 'name')
  const verb = by === -1 ? -1 : mentionBefore(tokens, by)
  const isName = by !== -1 && isNamed(tokens[by - 1])
  const bare = isName || verb !== -1 ? tokens.toSpliced(by, 2) : tokens
  return bare.map((token, at) => {
    if (at === verb && !isName) return { ...token, text: 'name' }
    const isVerb = /^names?$/.test(token.text) && beforeVerb.test(bare[at - 1]?.text ?? '')
    return isVerb && isNamed(bare[at + 1]) ? { ...token, text: 'mention' } : token
  })
}

/** The verb whose object ends at a place; -1 where there is none. */
function mentionBefore(tokens: readonly PolicyToken[], end: number): number {
  const verb = tokens.findLastIndex(({ text }, at) => at < end && mentioning.test(text))
  const object = tokens.slice(verb + 1, end)
  const isPlain = object.length <= MOST_WORDS && object.every(({ kind }) => kind === 'word')
  return verb !== -1 && isPlain ? verb : -1
}

/** Whether a token is a name or words in quotes. */
function isNamed(token: PolicyToken | undefined): boolean {
  return token?.kind === 'quoted' || (token?.kind === 'word' && !token.isSmall)
}
