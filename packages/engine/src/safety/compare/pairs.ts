import { areDistinct } from '../lexicons/distinct-things.ts'
import { areLike } from '../lexicons/like-words.ts'
import { areAlike, areOpposite } from '../lexicons/opposites.ts'
import { positiveOf } from '../words/lemma.ts'
import { relationOf, type WordRelation } from '../words/word-relations.ts'
import type { ComparedWord, Passage } from './changes.ts'

/** How the word that came in relates to the word that it replaced. */
export type PairRelation = Exclude<WordRelation, 'same'> | 'derived' | 'distinct'

/** A content word and the one that took its place. */
export interface WordPair {
  readonly removed: ComparedWord
  readonly added: ComparedWord
  readonly relation: PairRelation
}

/** The content words of a passage: replaced, or without a counterpart. */
export interface Replacements {
  readonly pairs: readonly WordPair[]
  readonly lost: readonly ComparedWord[]
  readonly gained: readonly ComparedWord[]
}

/** Relations in the order in which they claim a word. */
const order: readonly PairRelation[] = [
  'derived',
  'synonym',
  'opposite',
  'distinct',
  'broader',
  'sibling',
  'cousin',
]

/** Longest passage whose words are all compared with one another. */
const MOST_WORDS = 60

/** Finds for each removed content word the word that replaced it. */
export function pairWords(
  passage: Passage,
  isContent: (word: ComparedWord) => boolean,
): Replacements {
  const pairs: WordPair[] = []
  const lost = new Set(passage.removed.filter(isContent))
  const gained = new Set(passage.added.filter(isContent))
  const take = (removed: ComparedWord, added: ComparedWord, relation: PairRelation) => {
    pairs.push({ removed, added, relation })
    lost.delete(removed)
    gained.delete(added)
  }
  const match = (left: readonly ComparedWord[], right: readonly ComparedWord[]) => {
    if (left.length + right.length > MOST_WORDS) return
    const found = left.flatMap((removed) =>
      right.map((added) => ({
        removed,
        added,
        relation: pairRelation(removed, added),
      })),
    )
    for (const relation of order) {
      for (const pair of found) {
        if (pair.relation === relation && lost.has(pair.removed) && gained.has(pair.added)) {
          take(pair.removed, pair.added, relation)
        }
      }
    }
  }
  for (const { removed, added } of passage.changes) {
    match(removed.filter(isContent), added.filter(isContent))
  }
  match([...lost], [...gained])
  // What is in the same place without a relation is a word put in place of another.
  for (const { removed, added } of passage.changes) {
    const left = removed.filter((word) => lost.has(word))
    const right = added.filter((word) => gained.has(word))
    for (let i = 0; i < Math.min(left.length, right.length); i++) {
      take(left[i], right[i], pairRelation(left[i], right[i]))
    }
  }
  return { pairs, lost: [...lost], gained: [...gained] }
}

/** How two different lemmas relate: our own lists first, then their form, then WordNet. */
function pairRelation(removed: ComparedWord, added: ComparedWord): PairRelation {
  const [left, right] = [removed.lemma, added.lemma]
  const [leftWord, rightWord] = [removed.token.word, added.token.word]
  if (areOpposite(left, right) || areOpposite(leftWord, rightWord)) return 'opposite'
  const [leftBase, rightBase] = [positiveOf(leftWord), positiveOf(rightWord)]
  if (leftBase !== undefined && rightBase !== undefined && areOpposite(leftBase, rightBase)) {
    return 'opposite'
  }
  if (isNegatedForm(left, right) || isNegatedForm(right, left)) return 'opposite'
  if (isNegatedForm(leftWord, rightWord) || isNegatedForm(rightWord, leftWord)) return 'opposite'
  if (areDistinct(left, right)) return 'distinct'
  if (shareStem(left, right)) return 'derived'
  if (areAlike(left, right) || areLike(left, right)) return 'synonym'
  const relation = relationOf(left, right)
  return relation === 'same' ? 'derived' : relation
}

/** happy and unhappy, legal and illegal, agree and disagree, useful and useless. */
function isNegatedForm(word: string, other: string): boolean {
  if (other.length - word.length <= 3 && other.endsWith(word) && word.length >= 3) {
    return /^(?:un|in|im|il|ir|dis|non|mis)-?$/.test(other.slice(0, other.length - word.length))
  }
  return other.endsWith('less') && word.endsWith('ful') && other.slice(0, -4) === word.slice(0, -3)
}

/** decide and decision, north and northern: most of the shorter word is the start of the longer. */
function shareStem(left: string, right: string): boolean {
  let length = 0
  while (length < left.length && left[length] === right[length]) length++
  return length >= 4 && length >= Math.max(left.length, right.length) * 0.5
}
