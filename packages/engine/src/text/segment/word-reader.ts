import { GAP, SHAPE } from '../document.ts'
import { type Block, MASKED_INLINE } from '../markdown/scanned-text.ts'
import { NUMBER_WORD, OPAQUE_WORD, UNKNOWN, type Vocabulary } from '../vocabulary.ts'
import * as unit from './characters.ts'
import { latinTwin } from './homoglyphs.ts'
import { breaksSentence, type SentenceBreaker } from './sentence-breaker.ts'
import { growSentenceTable, type SentenceTable } from './sentence-table.ts'
import { suffixOf } from './suffixes.ts'
import { growWordTable, type WordTable } from './word-table.ts'

export interface WordReader {
  /** Appends the words and sentences of one block to the tables. */
  readBlock(block: Block, blockIndex: number): void
  /** Latin letters as a share of all letters of the draft. */
  latinShare(): number
}

/** Units of a word that make its stem. */
const STEM = 5

/** Longest folded form that is looked up; longer words are hashed to the end but never known. */
const LONGEST_WORD = 64

const gapOfClass = new Uint16Array(32)
gapOfClass[unit.COMMA] = GAP.comma
gapOfClass[unit.SEMICOLON] = GAP.semicolon
gapOfClass[unit.COLON] = GAP.colon
gapOfClass[unit.DASH] = GAP.dash
gapOfClass[unit.QUOTE] = GAP.quote
gapOfClass[unit.APOSTROPHE] = GAP.quote
gapOfClass[unit.BRACKET] = GAP.bracket
gapOfClass[unit.PERIOD] = GAP.period
gapOfClass[unit.QUESTION] = GAP.question
gapOfClass[unit.EXCLAMATION] = GAP.exclamation
gapOfClass[unit.IDEOGRAPHIC_STOP] = GAP.period
gapOfClass[unit.PERCENT] = GAP.percent
gapOfClass[unit.SLASH] = GAP.slash
gapOfClass[unit.SYMBOL] = GAP.symbol
gapOfClass[unit.SURROGATE] = GAP.symbol

const STOPS = GAP.period | GAP.question | GAP.exclamation

/** A reader over one draft's code units; words and sentences go to the given tables. */
export function createWordReader(
  codes: Uint16Array,
  source: string,
  vocabulary: Vocabulary,
  words: WordTable,
  sentences: SentenceTable,
  breaker: SentenceBreaker,
): WordReader {
  const folded = new Uint16Array(LONGEST_WORD)
  const alphabet = countLetters(codes)
  const readsHomoglyphs = alphabet.latin > alphabet.other * 2
  // State of the word that `readWord` read last.
  let wordEnd = 0
  let wordFlags = 0
  let wordLength = 0
  let wordHash = 0
  let wordStem = 0

  function readWord(units: Uint16Array, start: number, end: number): void {
    let at = start
    let hash = 0x811c9dc5
    let stem = 0
    let length = 0
    let letters = 0
    let capitals = 0
    let flags = 0
    let isFirst = true
    for (; at < end; at++) {
      const code = units[at]
      let width = 1
      let unitClass = unit.classOf(code)
      let fold = code
      if (unitClass === unit.SURROGATE) {
        const low = at + 1 < end ? units[at + 1] : 0
        if (code > 0xdbff || low < 0xdc00 || low > 0xdfff) break
        const astral = unit.classifyAstral((code - 0xd800) * 0x400 + low - 0xdc00 + 0x10000)
        unitClass = astral.unitClass
        fold = astral.folded & 0xffff
        width = 2
      } else if (unitClass === unit.LETTER || unitClass === unit.DIGIT) {
        fold = unit.foldUnit(code)
        if (fold > 0x24f && readsHomoglyphs) fold = latinTwin(fold)
      }
      if (unitClass === unit.LETTER) {
        letters++
        if (isUpper(code)) {
          capitals++
          if (isFirst) flags |= SHAPE.capital
        }
        if (fold > 0x24f) flags |= SHAPE.foreign
      } else if (unitClass === unit.DIGIT) {
        flags |= isFirst ? SHAPE.digit | SHAPE.number : SHAPE.digit
      } else if (unitClass === unit.IGNORABLE) {
        if (width === 2) at++
        continue
      } else if (unitClass === unit.APOSTROPHE) {
        if (isFirst || at + 1 >= end || unit.classOf(units[at + 1]) !== unit.LETTER) break
        fold = 0x27
      } else if (
        unitClass === unit.PERIOD ||
        unitClass === unit.COMMA ||
        unitClass === unit.COLON
      ) {
        // 3.5, 1,000, 10:30 and v2.1 stay one word; a list of numbers has a space behind its comma.
        const isInside =
          at > start &&
          at + 1 < end &&
          unit.classOf(units[at - 1]) === unit.DIGIT &&
          unit.classOf(units[at + 1]) === unit.DIGIT
        if (!isInside) break
      } else {
        break
      }
      isFirst = false
      hash = Math.imul(hash ^ fold, 0x01000193)
      if (length < LONGEST_WORD) folded[length] = fold
      length++
      if (length === STEM) stem = hash
      if (width === 2) at++
    }
    if (letters > 1 && capitals === letters) flags |= SHAPE.allCapitals
    wordEnd = at > start ? inkEnd(units, start, at) : start + 1
    wordFlags = flags
    wordLength = length
    wordHash = hash >>> 0
    wordStem = (length < STEM ? hash : stem) >>> 0
  }

  function readBlock(block: Block, blockIndex: number): void {
    const isAlt = block.kind === 'alt_text'
    const units = isAlt ? codesOf(source, block.start, block.end) : codes
    const shift = isAlt ? block.start : 0
    const end = block.end - shift
    let at = block.start - shift
    let sentence = -1
    let gap = 0
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
          gap |= isJoin(units, at, end) ? GAP.hyphen : GAP.dash
        } else {
          const bit = gapOfClass[unitClass]
          gap |= bit
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
      if (unitClass === unit.OPAQUE_UNIT) {
        while (at < end && units[at] === code) at++
        wordEnd = at
        wordFlags = SHAPE.opaque
        wordHash = 0
        wordStem = 0
        wordLength = 0
      } else if (unitClass === unit.IDEOGRAPH) {
        wordEnd = at + 1
        wordFlags = SHAPE.foreign
        wordHash = Math.imul(0x811c9dc5 ^ code, 0x01000193) >>> 0
        wordStem = wordHash
        wordLength = 0
      } else {
        readWord(units, at, end)
      }
      at = wordEnd

      const previous = words.count - 1
      const isNew =
        sentence < 0 ||
        ((gap & STOPS) !== 0 &&
          breaksSentence(
            words,
            breaker,
            { gap, hasSpaceAfterStop, hasIdeographicStop },
            sentences.firstWords[sentence],
            previous,
            isLowerStart(units[start], wordFlags),
            (wordFlags & SHAPE.number) !== 0,
            wordHash,
          ))
      if (isNew) {
        if (sentence >= 0)
          closeSentence(sentence, gap, endOfSentence(units, previousEnd, start) + shift)
        sentence = openSentence(start + shift, blockIndex)
        gap &= GAP.quote | GAP.bracket
      }
      appendWord(start + shift, wordEnd + shift, gap, sentence)
      gap = 0
      stopAt = -1
      hasSpaceAfterStop = false
      hasIdeographicStop = false
      previousEnd = at
    }
    if (sentence >= 0) {
      closeSentence(sentence, gap, endOfSentence(units, previousEnd, end) + shift)
    }
  }

  function appendWord(start: number, end: number, gap: number, sentence: number): void {
    if (words.count === words.starts.length) growWordTable(words)
    const index = words.count++
    const isOpaque = (wordFlags & SHAPE.opaque) !== 0
    let id = UNKNOWN
    if (isOpaque) id = OPAQUE_WORD
    else if (wordLength > 0 && wordLength <= LONGEST_WORD)
      id = vocabulary.find(folded, wordLength, wordHash)
    const classesLow = vocabulary.classesLow[id]
    const classesHigh = vocabulary.classesHigh[id]
    if (id === UNKNOWN && (wordFlags & SHAPE.number) !== 0) id = NUMBER_WORD
    words.starts[index] = start
    words.ends[index] = end
    words.ids[index] = id
    words.hashes[index] = wordHash
    words.stems[index] = wordStem
    words.suffixes[index] =
      wordLength > 0 ? suffixOf(folded, Math.min(wordLength, LONGEST_WORD)) : 0
    words.flags[index] = wordFlags
    words.gaps[index] = gap
    words.sentences[index] = sentence
    words.classesLow[index] = classesLow
    words.classesHigh[index] = classesHigh
    sentences.classesLow[sentence] |= classesLow
    sentences.classesHigh[sentence] |= classesHigh
    sentences.punctuation[sentence] |= gap
    if (!isOpaque && (gap & GAP.hyphen) === 0) words.proseCount++
  }

  function openSentence(start: number, block: number): number {
    if (sentences.count === sentences.starts.length) growSentenceTable(sentences)
    const index = sentences.count++
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

  return {
    readBlock,
    latinShare: () => {
      const total = alphabet.latin + alphabet.other
      return total === 0 ? 1 : alphabet.latin / total
    },
  }
}

/** The punctuation that follows the last word directly belongs to the sentence; what follows a space does not. */
function endOfSentence(units: Uint16Array, from: number, limit: number): number {
  let end = from
  while (end < limit && unit.classOf(units[end]) !== unit.SPACE) end++
  return inkEnd(units, from, end)
}

/** The end without the invisible characters and masked marks before it. */
function inkEnd(units: Uint16Array, start: number, limit: number): number {
  let end = limit
  while (end > start && isInvisible(units[end - 1])) end--
  return end
}

function isInvisible(code: number): boolean {
  if (code < 0x200b) return code === 0xad
  return code <= 0x200f || code === MASKED_INLINE || code === 0xfeff
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

function isUpper(code: number): boolean {
  if (code < 0x80) return code >= 0x41 && code <= 0x5a
  const character = String.fromCharCode(code)
  return character !== character.toLowerCase()
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

/** Latin letters and letters of other scripts; ASCII decides most drafts without a table look-up. */
function countLetters(codes: Uint16Array): { latin: number; other: number } {
  let latin = 0
  let other = 0
  for (let i = 0; i < codes.length; i++) {
    const code = codes[i]
    if (code < 0x80) {
      if ((code | 0x20) >= 0x61 && (code | 0x20) <= 0x7a) latin++
    } else {
      const unitClass = unit.classOf(code)
      if (unitClass === unit.IDEOGRAPH) other++
      else if (unitClass === unit.LETTER) {
        if (code < 0x250 || (code >= 0x1e00 && code <= 0x1eff)) latin++
        else other++
      }
    }
  }
  return { latin, other }
}
