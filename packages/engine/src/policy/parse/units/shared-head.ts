import { findPhrase } from '../../phrase-book.ts'
import { type Noun, signBook } from '../../policy-signs.ts'

/** Words that may stand before the one that names what all of them are. */
const MOST_SHARING = 4

/**
 * What a word means that shares its head with a later one: of “legal or medical advice” the first is legal advice. `words`
 * are singular, and empty where no word is.
 */
export function sharedHead(
  words: readonly string[],
  at: number,
  isJoint: (at: number) => boolean,
): Noun | undefined {
  for (let step = 0, next = at + 1; step < MOST_SHARING; step++, next++) {
    if (!isJoint(next)) return undefined
    while (isJoint(next)) next++
    const found = findPhrase(signBook(), words, next)
    if (found === undefined && words[next] === '') return undefined
    if (found === undefined || found.length === 1) continue
    if (found.meaning.kind !== 'noun') return undefined
    const whole = findPhrase(signBook(), [words[at], words[next + found.length - 1]], 0)
    return whole?.length === 2 && whole.meaning.kind === 'noun' ? whole.meaning : undefined
  }
  return undefined
}
