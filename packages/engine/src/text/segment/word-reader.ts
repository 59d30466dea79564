import { SEPARATOR, SHAPE } from '../document/document.ts'
import { NUMBER_WORD, OPAQUE_WORD, UNKNOWN, type Vocabulary } from '../document/vocabulary.ts'
import { type Blocks, KIND, MASKED_INLINE } from '../markdown/scanned-text.ts'
import * as unit from './characters.ts'
import { inkEnd } from './invisible.ts'
import { breaksSentence, type SentenceBreaker } from './sentence-breaker.ts'
import { growSentenceTable, type SentenceTable } from './sentence-table.ts'
import { suffixOf } from './suffixes.ts'
import { LONGEST_WORD, WordScanner } from './word-scanner.ts'
import { growWordTable, isProseWord, type WordTable } from './word-table.ts'

/** What a table of 16 bits can hold. */
const LONGEST_LENGTH = 0xffff

export interface WordReader {
  /** Appends the words and sentences of one block to the tables. */
  readBlock(blocks: Blocks, index: number): void
}

const separatorOfClass = new Uint16Array(32)
separatorOfClass[unit.COMMA] = SEPARATOR.comma
separatorOfClass[unit.SEMICOLON] = SEPARATOR.semicolon
separatorOfClass[unit.COLON] = SEPARATOR.colon
separatorOfClass[unit.DASH] = SEPARATOR.dash
separatorOfClass[unit.QUOTE] = SEPARATOR.quote
separatorOfClass[unit.APOSTROPHE] = SEPARATOR.quote
separatorOfClass[unit.BRACKET] = SEPARATOR.bracket
separatorOfClass[unit.PERIOD] = SEPARATOR.period
separatorOfClass[unit.QUESTION] = SEPARATOR.question
separatorOfClass[unit.EXCLAMATION] = SEPARATOR.exclamation
separatorOfClass[unit.IDEOGRAPHIC_STOP] = SEPARATOR.period
separatorOfClass[unit.PERCENT] = SEPARATOR.percent
separatorOfClass[unit.SLASH] = SEPARATOR.slash
separatorOfClass[unit.SYMBOL] = SEPARATOR.symbol
separatorOfClass[unit.SURROGATE] = SEPARATOR.symbol

const UNREAD = 0xff
const knownSuffixes = new WeakMap<Vocabulary, Uint8Array>()

const STOPS = SEPARATOR.period | SEPARATOR.question | SEPARATOR.exclamation

/**
 * A reader over one draft's code units; words and sentences go to the given tables. `readsTwins`:
 * letters of other scripts that look Latin are read as Latin.
 */
export function createWordReader(
  codes: Uint16Array,
  source: string,
  vocabulary: Vocabulary,
  words: WordTable,
  sentences: SentenceTable,
  breaker: SentenceBreaker,
  readsTwins: boolean,
): WordReader {
  const word = new WordScanner(readsTwins)
  const suffixes = suffixesOf(vocabulary)

  function readBlock(blocks: Blocks, blockIndex: number): void {
    const blockStart = blocks.starts[blockIndex]
    const blockEnd = blocks.ends[blockIndex]
    const isAlt = blocks.kinds[blockIndex] === KIND.alt_text
    const units = isAlt ? codesOf(source, blockStart, blockEnd) : codes
    const shift = isAlt ? blockStart : 0
    const end = blockEnd - shift
    let at = blockStart - shift
    let sentence = -1
    let separator = 0
    let stopAt = -1
    let hasSpaceAfterStop = false
    let hasIdeographicStop = false
    let previousEnd = at
    while (at < end) {
      const code = units[at]
      const unitClass = code === 0x20 ? unit.SPACE : unit.classOf(code)
      if (unitClass === unit.SPACE) {
        if (stopAt >= 0) hasSpaceAfterStop = true
        at++
        continue
      }
      const isAstral = unitClass === unit.SURROGATE && isAstralWord(units, at, end)
      const isWord =
        unitClass === unit.LETTER ||
        unitClass === unit.DIGIT ||
        unitClass === unit.IDEOGRAPH ||
        isAstral
      if (!isWord && unitClass !== unit.OPAQUE_UNIT) {
        if (unitClass === unit.IGNORABLE) {
          at++
          continue
        }
        if (unitClass === unit.HYPHEN) {
          separator |= isJoin(units, at, end) ? SEPARATOR.hyphen : SEPARATOR.dash
        } else {
          const bit = separatorOfClass[unitClass]
          separator |= bit
          if ((bit & STOPS) !== 0) {
            stopAt = at
            hasSpaceAfterStop = false
            if (unitClass === unit.IDEOGRAPHIC_STOP) hasIdeographicStop = true
          }
        }
        at++
        continue
      }

      const start = at
      if (unitClass === unit.OPAQUE_UNIT) word.scanOpaque(units, at, end)
      else if (unitClass === unit.IDEOGRAPH) word.scanIdeograph(units, at)
      else word.scanLetters(units, at, end)
      at = word.end

      const previous = words.count - 1
      const isNew =
        sentence < 0 ||
        ((separator & STOPS) !== 0 &&
          breaksSentence(
            words,
            breaker,
            { separator, hasSpaceAfterStop, hasIdeographicStop },
            sentences.firstWords[sentence],
            previous,
            isLowerStart(units[start], word.flags),
            (word.flags & SHAPE.number) !== 0,
            word.hash >>> 0,
          ))
      if (isNew) {
        if (sentence >= 0)
          closeSentence(sentence, separator, endOfSentence(units, previousEnd, start) + shift)
        sentence = openSentence(start + shift, blockIndex)
        separator &= SEPARATOR.quote | SEPARATOR.bracket
      }
      appendWord(start + shift, word.end + shift, separator, sentence)
      separator = 0
      stopAt = -1
      hasSpaceAfterStop = false
      hasIdeographicStop = false
      previousEnd = at
    }
    if (sentence >= 0) {
      closeSentence(sentence, separator, endOfSentence(units, previousEnd, end) + shift)
    }
  }

  function appendWord(start: number, end: number, separator: number, sentence: number): void {
    if (words.count === words.starts.length) growWordTable(words)
    const index = words.count++
    const isOpaque = (word.flags & SHAPE.opaque) !== 0
    let id = UNKNOWN
    if (isOpaque) id = OPAQUE_WORD
    else if (word.length > 0 && word.length <= LONGEST_WORD)
      id = vocabulary.find(word.folded, word.length, word.hash)
    let suffix = suffixes[id]
    if (suffix === UNREAD) {
      suffix = word.length > 0 ? suffixOf(word.folded, Math.min(word.length, LONGEST_WORD)) : 0
      // A known word ends as it always does.
      if (id !== UNKNOWN) suffixes[id] = suffix
    }
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

  function openSentence(start: number, block: number): number {
    if (sentences.count === sentences.starts.length) growSentenceTable(sentences)
    const index = sentences.count++
    sentences.classesLow[index] = 0
    sentences.classesHigh[index] = 0
    sentences.punctuation[index] = 0
    sentences.links[index] = 0
    sentences.firstWords[index] = words.count
    sentences.starts[index] = start
    sentences.blocks[index] = block
    return index
  }

  function closeSentence(sentence: number, tail: number, end: number): void {
    sentences.endWords[sentence] = words.count
    sentences.ends[sentence] = end
    sentences.tails[sentence] = tail
    sentences.punctuation[sentence] |= tail
  }

  return { readBlock }
}

/** The ending of each known word, read when the word first comes. */
function suffixesOf(vocabulary: Vocabulary): Uint8Array {
  const known = knownSuffixes.get(vocabulary)
  if (known !== undefined) return known
  const suffixes = new Uint8Array(vocabulary.size).fill(UNREAD)
  knownSuffixes.set(vocabulary, suffixes)
  return suffixes
}

/** The punctuation that follows the last word directly belongs to the sentence; what follows a space does not. */
function endOfSentence(units: Uint16Array, from: number, limit: number): number {
  let end = from
  while (end < limit && unit.classOf(units[end]) !== unit.SPACE) end++
  return inkEnd(units, from, end)
}

/** A hyphen with a letter or digit on both sides joins two words; otherwise it is a dash. */
function isJoin(units: Uint16Array, at: number, end: number): boolean {
  let left = at - 1
  let right = at + 1
  while (left >= 0 && units[left] === MASKED_INLINE) left--
  while (right < end && units[right] === MASKED_INLINE) right++
  if (left < 0 || right >= end) return false
  const before = unit.classOf(units[left])
  const after = unit.classOf(units[right])
  return (
    (before === unit.LETTER || before === unit.DIGIT) &&
    (after === unit.LETTER || after === unit.DIGIT)
  )
}

function isAstralWord(units: Uint16Array, at: number, end: number): boolean {
  const high = units[at]
  const low = at + 1 < end ? units[at + 1] : 0
  if (high > 0xdbff || low < 0xdc00 || low > 0xdfff) return false
  const { unitClass } = unit.classifyAstral((high - 0xd800) * 0x400 + low - 0xdc00 + 0x10000)
  return unitClass === unit.LETTER || unitClass === unit.DIGIT
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
