import type { ComparedWord, Passage } from '../compare/changes.ts'
import { grammarWords } from '../lexicons/meaning-groups.ts'
import { useOf } from '../words/word-relations.ts'
import { type Finding, quote } from './finding.ts'
import type { PassageMeaning } from './passage-meaning.ts'

/** Longest passage whose order is looked at; in a longer one whole sentences have moved. */
const MOST_WORDS = 400

/** Most words that may have moved in a passage too long to follow each. */
const MOST_MOVED = 60

/**
 * Names, numbers and other words that changed places: "A beat B" became "B beat A". A word that moved
 * together with its neighbour has kept its part; and so has one that a "by" turned around.
 */
export function checkRoles(
  { passage }: PassageMeaning,
  isFact: (word: ComparedWord) => boolean,
): Finding[] {
  const { left, right, removed, added, changes } = passage
  if (left.length + right.length > MOST_WORDS) {
    const touched = changes.reduce((sum, { hunk }) => sum + hunk.leftEnd - hunk.leftStart, 0)
    const moved = touched - removed.length
    return moved <= MOST_MOVED
      ? []
      : [{ check: 'roles', reason: `${moved} words changed their places.` }]
  }
  const isTurned = (words: readonly ComparedWord[]) => words.some(({ lemma }) => lemma === 'by')
  if (isTurned(removed) !== isTurned(added)) return []
  const byFacts = findSwap(passage, isFact)
  if (byFacts) return [byFacts]
  // Where words were replaced as well, only names and numbers are sure to be the same ones.
  if (![...removed, ...added].every(({ lemma }) => grammarWords.has(lemma))) return []
  const swap = findSwap(passage, isNoun) ?? findSwap(passage, hasPart)
  return swap ? [swap] : []
}

const isNoun = (word: ComparedWord) => hasPart(word) && useOf(word.lemma) === 'n'

/** Whether a word's place says who does what: not that of an adjective or an adverb. */
function hasPart({ token, lemma }: ComparedWord): boolean {
  return token.kind === 'word' && !grammarWords.has(lemma) && !/[ar]/.test(useOf(lemma))
}

function findSwap(passage: Passage, holds: (word: ComparedWord) => boolean): Finding | undefined {
  const before = bindingsOf(passage.left, holds)
  const after = bindingsOf(passage.right, holds)
  const common = [...before.keys()].filter((word) => after.has(word))
  const order = new Map([...after.keys()].map((word, index) => [word, index]))
  for (let i = 0; i + 1 < common.length; i++) {
    const [first, second] = [common[i], common[i + 1]]
    if ((order.get(first) ?? 0) < (order.get(second) ?? 0)) continue
    const pairs = [first, second].map((word) => [before.get(word), after.get(word)] as const)
    if (pairs.some(([was, is]) => keepsPart(was, is))) continue
    if (isListed(pairs.map(([was]) => was)) && isListed(pairs.map(([, is]) => is).reverse()))
      continue
    if (isCompound(pairs, passage)) continue
    const [one, other] = pairs.map(([was]) => quote(was?.word.token.text ?? ''))
    return { check: 'roles', reason: `${one} and ${other} changed places.` }
  }
  return undefined
}

interface Binding {
  readonly word: ComparedWord
  readonly previous: string | undefined
  readonly next: string | undefined
  /** The word of grammar right after it. */
  readonly link: string | undefined
}

/** The first mention of each word, with the content words around it. */
function bindingsOf(
  words: readonly ComparedWord[],
  holds: (word: ComparedWord) => boolean,
): Map<string, Binding> {
  const content = words.filter(
    ({ lemma, token }) => !grammarWords.has(lemma) || token.kind === 'number',
  )
  const bindings = new Map<string, Binding>()
  for (const [index, word] of content.entries()) {
    if (!holds(word) || bindings.has(word.lemma)) continue
    bindings.set(word.lemma, {
      word,
      previous: content[index - 1]?.lemma,
      next: content[index + 1]?.lemma,
      link: words[word.at - words[0].at + 1]?.token.word,
    })
  }
  return bindings
}

/** "the selling price" and "the price of selling": a word that joins the two came or went. */
function isCompound(
  pairs: readonly (readonly [Binding | undefined, Binding | undefined])[],
  { removed, added }: Passage,
): boolean {
  const joins = [...removed, ...added].some(({ token }) => /^(?:of|for|in|at|on)$/.test(token.word))
  const [first, second] = pairs
  const isSide = (one: Binding | undefined, other: Binding | undefined) =>
    one !== undefined && other !== undefined && one.next === other.word.lemma
  return joins && isSide(first[0], second[0]) && isSide(second[1], first[1])
}

/** "cats and dogs": the order of a list says nothing. */
function isListed([first, second]: readonly (Binding | undefined)[]): boolean {
  if (!first || !second) return false
  const distance = second.word.at - first.word.at
  return distance === 2 && (first.link === 'and' || first.link === 'or')
}

function keepsPart(before: Binding | undefined, after: Binding | undefined): boolean {
  if (!before || !after) return true
  return (
    (before.next !== undefined && before.next === after.next) ||
    (before.previous !== undefined && before.previous === after.previous)
  )
}
