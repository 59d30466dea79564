import { type Document, KIND, SEPARATOR, SHAPE } from '../text/document/document.ts'
import type { TextCounts } from './readability/text-counts.ts'
import { WordProfiles } from './word-profiles.ts'

/** The running text of a draft in numbers: paragraphs and list items, no headings, tables or code. */
export interface Prose extends TextCounts {
  readonly document: Document
  /** Indices of the sentences, in document order. */
  readonly sentenceIndices: readonly number[]
  /** Words of each of them. */
  readonly sentenceWords: readonly number[]
  /** Words of each paragraph. */
  readonly paragraphWords: readonly number[]
  /** Indices of the words, hyphenated parts included. */
  readonly wordIndices: Int32Array
  readonly adverbs: number
  readonly nominalizations: number
  /** Capitalised words inside of sentences. */
  readonly names: number
  readonly numbers: number
}

/** Counts the running text of a document in one walk. */
export function readProse(document: Document): Prose {
  const { blocks, sentences, words } = document
  const profiles = new WordProfiles(document)
  const wordIndices = new Int32Array(words.count)
  const sentenceIndices: number[] = []
  const sentenceWords: number[] = []
  const paragraphWords: number[] = []
  const sum = { words: 0, syllables: 0, letters: 0, polysyllables: 0, complexWords: 0 }
  const more = { longWords: 0, unfamiliarWords: 0, adverbs: 0, nominalizations: 0 }
  const details = { names: 0, numbers: 0 }
  let kept = 0
  for (let block = 0; block < blocks.count; block++) {
    const kind = blocks.kinds[block]
    if (kind !== KIND.paragraph && kind !== KIND.list_item) continue
    const before = sum.words
    const endSentence = blocks.endSentences[block]
    for (let sentence = blocks.firstSentences[block]; sentence < endSentence; sentence++) {
      const first = sentences.firstWords[sentence]
      const start = sum.words
      for (let word = first; word < sentences.endWords[sentence]; word++) {
        const flags = words.flags[word]
        if ((flags & SHAPE.opaque) !== 0) continue
        wordIndices[kept++] = word
        const profile = profiles.of(word)
        // Flesch: a word with hyphens is one word.
        if ((words.separators[word] & SEPARATOR.hyphen) === 0) sum.words++
        sum.letters += profile.letters
        sum.syllables += profile.syllables
        if ((flags & SHAPE.number) !== 0) {
          details.numbers++
          continue
        }
        const isName = word !== first && (flags & SHAPE.capital) !== 0 && profile.letters > 1
        if (isName) details.names++
        if (profile.syllables >= 3) sum.polysyllables++
        if (profile.isComplex && !isName) sum.complexWords++
        if (profile.letters > 6) more.longWords++
        if (!profile.isFamiliar) more.unfamiliarWords++
        if (profile.isAdverb) more.adverbs++
        if (profile.isNominalization) more.nominalizations++
      }
      if (sum.words === start) continue
      sentenceIndices.push(sentence)
      sentenceWords.push(sum.words - start)
    }
    if (kind === KIND.paragraph && sum.words > before) paragraphWords.push(sum.words - before)
  }
  return {
    ...sum,
    ...more,
    ...details,
    document,
    sentences: sentenceIndices.length,
    sentenceIndices,
    sentenceWords,
    paragraphWords,
    wordIndices: wordIndices.subarray(0, kept),
  }
}
