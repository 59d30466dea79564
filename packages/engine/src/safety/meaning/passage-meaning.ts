import type { ComparedWord, Comparison, Passage } from '../compare/changes.ts'
import { pairWords, type Replacements, type WordPair } from '../compare/pairs.ts'
import { directionWords, grammarWords } from '../lexicons/meaning-groups.ts'
import type { Token } from '../tokens.ts'

/** A passage with its replaced words: what the checks of meaning look at. */
export interface PassageMeaning {
  readonly passage: Passage
  /** Content words that were replaced, lost or gained. */
  readonly words: Replacements
  /** How many content words its sentences had. */
  readonly contentWords: number
  /** Pairs of words of grammar that are opposites, such as up and down. */
  readonly turned: readonly WordPair[]
}

/** Pairs the words of each passage; what is a fact of its own takes no part. */
export function readMeanings(
  { passages }: Comparison,
  isFact: (token: Token) => boolean,
): PassageMeaning[] {
  const isContent = ({ token, lemma }: ComparedWord) =>
    token.kind === 'word' &&
    !isFact(token) &&
    !grammarWords.has(lemma) &&
    !grammarWords.has(token.word)
  const isDirection = ({ token }: ComparedWord) => directionWords.has(token.word)
  return passages.map((passage) => ({
    passage,
    words: pairWords(passage, isContent),
    contentWords: passage.left.filter(isContent).length,
    turned: pairWords(passage, isDirection).pairs.filter(({ relation }) => relation === 'opposite'),
  }))
}
