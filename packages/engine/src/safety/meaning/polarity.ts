import type { ComparedWord } from '../compare/changes.ts'
import type { WordPair } from '../compare/pairs.ts'
import { negators } from '../lexicons/meaning-groups.ts'
import { type Finding, quote } from './finding.ts'
import type { PassageMeaning } from './passage-meaning.ts'
import { isInSetPhrase } from './set-phrases.ts'

/**
 * Negations that came or went, and words that became their opposite. One of each in a passage says
 * the same as before: "not happy" and "unhappy".
 */
export function checkPolarity({ passage, words, turned }: PassageMeaning): Finding[] {
  const opposites = [...words.pairs.filter(({ relation }) => relation === 'opposite'), ...turned]
  const gone = passage.removed.filter((word) => isNegator(word, passage.left))
  const come = passage.added.filter((word) => isNegator(word, passage.right))
  const shared = Math.min(gone.length, come.length)
  const denials = [...gone.slice(shared), ...come.slice(shared)]
  const open = new Set(opposites)
  const alone = denials.filter((word) => {
    const denied = [...open].find((pair) => isNear(word, pair, come.includes(word)))
    return denied === undefined || !open.delete(denied)
  })
  return [
    ...alone.map((word) => ({
      check: 'negation',
      reason: come.includes(word)
        ? `The negation ${around(word, passage.right)} is new.`
        : `The negation ${around(word, passage.left)} is missing.`,
    })),
    ...[...open].map(({ removed, added }) => ({
      check: 'opposites',
      reason: `${quote(removed.token.text)} became ${quote(added.token.text)}, its opposite.`,
    })),
  ]
}

/** Words from a negator to the word that it denies, at most: "not at all very happy". */
const REACH = 5

/** Whether a negator denies the word of its version that became its opposite. */
function isNear(negator: ComparedWord, { removed, added }: WordPair, isNew: boolean): boolean {
  const distance = (isNew ? added : removed).at - negator.at
  return distance >= -1 && distance <= REACH
}

/** "no matter" and "not only" deny nothing; nor does the "no" of "no-fee" or of "it is no secret". */
function isNegator(word: ComparedWord, words: readonly ComparedWord[]): boolean {
  if (isAbsence(word, words) || isWithout(word)) return true
  if (!negators.has(word.token.word)) return false
  if (isInSetPhrase(words, word.at - words[0].at)) return false
  const previous = words.slice(Math.max(0, word.at - words[0].at - 2), word.at - words[0].at)
  // "whether or not" leaves both open.
  return previous.map(({ token }) => token.word).join(' ') !== 'whether or'
}

/** "In the absence of" denies as "without" does. */
function isAbsence({ token, at }: ComparedWord, words: readonly ComparedWord[]): boolean {
  const from = at - words[0].at
  return (
    token.word === 'absence' &&
    words[from - 2]?.token.word === 'in' &&
    words[from + 1]?.token.word === 'of'
  )
}

/** "sugar-free" denies the sugar. */
function isWithout({ token }: ComparedWord): boolean {
  return token.word === 'free' && token.isJoined
}

function around(word: ComparedWord, words: readonly ComparedWord[]): string {
  const at = word.at - words[0].at
  const near = words
    .slice(at, at + 3)
    .map(({ token }) => (token.word === 'not' ? 'not' : token.text))
  return quote(near.join(' '))
}
