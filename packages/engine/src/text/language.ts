import type { Document } from './document.ts'
import { otherLanguages } from './lexicons/other-languages.ts'
import { wordLists } from './lexicons/word-lists.ts'
import { hashWord } from './vocabulary.ts'

/** What the words of a draft say about its language. */
export type Language = 'english' | 'other' | 'unclear'

const englishWords = new Set(
  [
    ...wordLists.article,
    ...wordLists.preposition,
    ...wordLists.conjunction,
    ...wordLists.copula,
    ...wordLists.modal,
    ...wordLists.first_person,
    ...wordLists.second_person,
    ...wordLists.third_person,
    'not',
    'have',
    'has',
    'had',
    'do',
    'does',
    'did',
    'there',
    'then',
  ].map(hashWord),
)
const foreignWords = otherLanguages.map((list) => new Set(list.map(hashWord)))

/** Words looked at; the rest of a draft is taken to be in the same language. */
const SAMPLE = 600
/** Share of Latin letters below which a draft is not English whatever its words. */
const LATIN_SHARE = 0.5
/** Fewer words than this say nothing about language. */
const FEWEST = 8
/** English running prose has a share of closed-class words of 0.35 to 0.5; lists and tables less. */
const ENGLISH_SHARE = 0.12

/** Guesses whether a draft is in English from its closed-class words. */
export function languageOf(document: Document): Language {
  if (document.latinShare < LATIN_SHARE) return 'other'
  const { words } = document
  const count = Math.min(words.count, SAMPLE)
  if (count < FEWEST) return 'unclear'
  let english = 0
  const foreign = new Int32Array(foreignWords.length)
  for (let word = 0; word < count; word++) {
    const hash = words.hashes[word]
    if (englishWords.has(hash)) english++
    for (const [index, list] of foreignWords.entries()) if (list.has(hash)) foreign[index]++
  }
  if (Math.max(...foreign) > english) return 'other'
  return english / count >= ENGLISH_SHARE ? 'english' : 'unclear'
}
