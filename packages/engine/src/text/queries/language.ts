import type { Document, LetterCounts } from '../document/document.ts'
import { createHashTable, placeOf } from '../document/hash-table.ts'
import { hashWord } from '../document/vocabulary.ts'
import { otherLanguages } from '../lexicons/other-languages.ts'
import { wordLists } from '../lexicons/word-lists.ts'
import { latinShareOf } from '../segment/alphabet.ts'

/** What the words of a draft say about its language. */
export type Language = 'english' | 'other' | 'unclear'

const englishWords = [
  ...wordLists.article,
  ...wordLists.preposition,
  ...wordLists.conjunction,
  ...wordLists.copula,
  ...wordLists.modal,
  ...wordLists.first_person,
  ...wordLists.second_person,
  ...wordLists.third_person,
  ...['not', 'have', 'has', 'had', 'do', 'does', 'did', 'there', 'then'],
]

/** One bit a language for each closed-class word; English is bit 0. */
const languagesByHash = new Map<number, number>()
for (const [language, list] of [englishWords, ...otherLanguages].entries()) {
  for (const word of list) {
    const hash = hashWord(word)
    languagesByHash.set(hash, (languagesByHash.get(hash) ?? 0) | (1 << language))
  }
}

const known = createHashTable([...languagesByHash.keys()])
const languages = Int32Array.from(languagesByHash.values())

/** Words looked at; the rest of a draft is taken to be in the same language. */
const SAMPLE = 600
/** Share of Latin letters below which a draft is not English whatever its words. */
const LATIN_SHARE = 0.5
/** Fewer words than this say nothing about language. */
const FEWEST = 8
/** English running prose has a share of closed-class words of 0.35 to 0.5; lists and tables less. */
const ENGLISH_SHARE = 0.12

/** Guesses whether a draft is in English from its closed-class words. */
export function languageOf({ words, letters }: Document): Language {
  return languageOfWords(words.hashes.subarray(0, words.count), letters)
}

/** As `languageOf`, for the hashes of the words of a text and its letters, undefined when all are Latin. */
export function languageOfWords(
  hashes: ArrayLike<number>,
  letters: LetterCounts | undefined,
): Language {
  if (latinShareOf(letters) < LATIN_SHARE) return 'other'
  const count = Math.min(hashes.length, SAMPLE)
  if (count < FEWEST) return 'unclear'
  const counts = new Int32Array(otherLanguages.length + 1)
  for (let word = 0; word < count; word++) {
    const place = placeOf(known, hashes[word])
    let bits = place < 0 ? 0 : languages[place]
    for (; bits !== 0; bits &= bits - 1) counts[31 - Math.clz32(bits & -bits)]++
  }
  const [english, ...foreign] = counts
  if (Math.max(...foreign) > english) return 'other'
  return english / count >= ENGLISH_SHARE ? 'english' : 'unclear'
}
