import { SEPARATOR, SHAPE } from '../document/document.ts'
import { NUMBER_WORD, OPAQUE_WORD, UNKNOWN, type Vocabulary } from '../document/vocabulary.ts'
import { type Blocks, KIND } from '../markdown/scanned-text.ts'
import * as unit from './characters.ts'
import { inkEnd } from './invisible.ts'
import { breaksSentence, type SentenceBreaker, STOPS } from './sentence-breaker.ts'
import { closeSentence, openSentence, type SentenceTable } from './sentence-table.ts'
import { SeparatorScanner } from './separator-scanner.ts'
import { suffixOf } from './suffixes.ts'
import { LONGEST_WORD, WordScanner } from './word-scanner.ts'
import { growWordTable, isProseWord, type WordTable } from './word-table.ts'

/** What a table of 16 bits can hold. */
const LONGEST_LENGTH = 0xffff

/** The draft that is read, and the tables that its words and sentences are appended to. */
export interface WordReaderParts {
  readonly source: string
  readonly codes: Uint16Array
  readonly vocabulary: Vocabulary
  readonly words: WordTable
  readonly sentences: SentenceTable
  readonly breaker: SentenceBreaker
  /** Letters of other scripts that look Latin are read as Latin. */
  readonly readsTwins: boolean
}

/** Reads the blocks of one draft into words and sentences. */
export class WordReader {
  readonly #parts: WordReaderParts
  readonly #suffixes: Uint8Array
  readonly #word: WordScanner
  readonly #seam = new SeparatorScanner()

  constructor(parts: WordReaderParts) {
    this.#parts = parts
    this.#suffixes = suffixesOf(parts.vocabulary)
    this.#word = new WordScanner(parts.readsTwins)
  }

  /** Appends the words and sentences of one block to the tables. */
  readBlock(blocks: Blocks, block: number): void {
    const { source, codes, words, sentences } = this.#parts
    const word = this.#word
    const seam = this.#seam
    const blockStart = blocks.starts[block]
    const blockEnd = blocks.ends[block]
    const isAlt = blocks.kinds[block] === KIND.alt_text
    const units = isAlt ? codesOf(source, blockStart, blockEnd) : codes
    const shift = isAlt ? blockStart : 0
    const end = blockEnd - shift
    let sentence = -1
    let previousEnd = blockStart - shift
    for (;;) {
      const start = seam.scan(units, previousEnd, end)
      if (start >= end) break
      if (seam.nextClass === unit.OPAQUE_UNIT) word.scanOpaque(units, start, end)
      else if (seam.nextClass === unit.IDEOGRAPH) word.scanIdeograph(units, start)
      else word.scanLetters(units, start, end)

      let { separator } = seam
      if (
        sentence < 0 ||
        ((separator & STOPS) !== 0 && this.#opensSentence(units[start], sentence))
      ) {
        if (sentence >= 0) {
          const ink = endOfSentence(units, previousEnd, start)
          closeSentence(sentences, sentence, separator, ink + shift, words.count)
        }
        sentence = openSentence(sentences, start + shift, block, words.count)
        separator &= SEPARATOR.quote | SEPARATOR.bracket
      }
      this.#appendWord(start + shift, word.end + shift, separator, sentence)
      previousEnd = word.end
    }
    if (sentence < 0) return
    const ink = endOfSentence(units, previousEnd, end)
    closeSentence(sentences, sentence, seam.separator, ink + shift, words.count)
  }

  /** Whether a sentence ends before the word that was read last; `code` is its first unit. */
  #opensSentence(code: number, sentence: number): boolean {
    const { words, sentences, breaker } = this.#parts
    const { flags, hash } = this.#word
    return breaksSentence(
      words,
      breaker,
      this.#seam,
      sentences.firstWords[sentence],
      words.count - 1,
      isLowerStart(code, flags),
      (flags & SHAPE.number) !== 0,
      hash >>> 0,
    )
  }

  #appendWord(start: number, end: number, separator: number, sentence: number): void {
    const { vocabulary, words, sentences } = this.#parts
    const word = this.#word
    if (words.count === words.starts.length) growWordTable(words)
    const index = words.count++
    let id = UNKNOWN
    if ((word.flags & SHAPE.opaque) !== 0) id = OPAQUE_WORD
    else if (word.length > 0 && word.length <= LONGEST_WORD)
      id = vocabulary.find(word.folded, word.length, word.hash)
    const suffix = this.#suffixOf(id)
    const classesLow = vocabulary.classesLow[id]
    const classesHigh = vocabulary.classesHigh[id]
    if (id === UNKNOWN && (word.flags & SHAPE.number) !== 0) id = NUMBER_WORD
    words.starts[index] = start
    words.ends[index] = end
    words.lengths[index] = Math.min(word.length > 0 ? word.length : end - start, LONGEST_LENGTH)
    words.ids[index] = id
    words.hashes[index] = word.hash
    words.stems[index] = word.stem
    words.suffixes[index] = suffix
    words.flags[index] = word.flags
    words.separators[index] = separator
    words.sentences[index] = sentence
    words.classesLow[index] = classesLow
    words.classesHigh[index] = classesHigh
    sentences.classesLow[sentence] |= classesLow
    sentences.classesHigh[sentence] |= classesHigh
    sentences.punctuation[sentence] |= separator
    if (isProseWord(word.flags, separator)) words.proseCount++
  }

  /** The ending of the word that was read last; that of a word of the vocabulary is read once. */
  #suffixOf(id: number): number {
    const known = this.#suffixes[id]
    if (known !== UNREAD) return known
    const { folded, length } = this.#word
    const suffix = length > 0 ? suffixOf(folded, Math.min(length, LONGEST_WORD)) : 0
    if (id !== UNKNOWN) this.#suffixes[id] = suffix
    return suffix
  }
}

const UNREAD = 0xff
const suffixesByVocabulary = new WeakMap<Vocabulary, Uint8Array>()

/** The ending of each word of a vocabulary, or UNREAD until the word first comes. */
function suffixesOf(vocabulary: Vocabulary): Uint8Array {
  const known = suffixesByVocabulary.get(vocabulary)
  if (known !== undefined) return known
  const suffixes = new Uint8Array(vocabulary.size).fill(UNREAD)
  suffixesByVocabulary.set(vocabulary, suffixes)
  return suffixes
}

/** The punctuation that follows the last word directly belongs to the sentence; what follows a space does not. */
function endOfSentence(units: Uint16Array, from: number, limit: number): number {
  let end = from
  while (end < limit && unit.classOf(units[end]) !== unit.SPACE) end++
  return inkEnd(units, from, end)
}

function isLowerStart(code: number, flags: number): boolean {
  if ((flags & (SHAPE.capital | SHAPE.number | SHAPE.opaque | SHAPE.foreign)) !== 0) return false
  return unit.classOf(code) === unit.LETTER
}

function codesOf(source: string, start: number, end: number): Uint16Array {
  const units = new Uint16Array(end - start)
  for (let i = 0; i < units.length; i++) units[i] = source.charCodeAt(start + i)
  return units
}
