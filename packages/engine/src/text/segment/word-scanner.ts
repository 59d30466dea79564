import { SHAPE } from '../document/document.ts'
import * as unit from './characters.ts'
import { latinTwin } from './homoglyphs.ts'
import { inkEnd } from './invisible.ts'

/** Units of a word that make its stem. */
const STEM = 5

/** Longest folded form that is kept; longer words are hashed to their end but never looked up. */
export const LONGEST_WORD = 64

/** Every scanner writes here: a word is looked up before the next one is read. */
const FOLDED = new Uint16Array(LONGEST_WORD)

/** Offset basis of FNV-1a. */
const BASIS = 0x811c9dc5

/** The letters of ASCII in lower case, which most units of most drafts are; 0 for all else. */
const PLAIN = Uint8Array.from({ length: 0x80 }, (_, code) => {
  const lower = code | 0x20
  return lower >= 0x61 && lower <= 0x7a ? lower : 0
})

/** What follows a letter of ASCII and surely ends its word: ASCII but letters, digits and apostrophes. */
const ENDS_WORD = Uint8Array.from({ length: 0x80 }, (_, code) => {
  const unitClass = unit.classOf(code)
  return [unit.LETTER, unit.DIGIT, unit.APOSTROPHE].includes(unitClass) ? 0 : 1
})

/** Reads one word at a time; its fields describe the word that was read last. */
export class WordScanner {
  /** Offset after the word. */
  end = 0
  /** SHAPE bits. */
  flags = 0
  /** Units of the folded form; 0 for what is never looked up. */
  length = 0
  /** FNV-1a of the folded form and of its first units, signed: an integer without a sign may need a box. */
  hash = 0
  stem = 0
  readonly folded = FOLDED
  readonly #readsHomoglyphs: boolean

  constructor(readsHomoglyphs: boolean) {
    this.#readsHomoglyphs = readsHomoglyphs
  }

  /** Reads a run of one opaque unit: code, math, a URL. */
  scanOpaque(units: Uint16Array, start: number, end: number): void {
    let at = start
    while (at < end && units[at] === units[start]) at++
    this.end = at
    this.flags = SHAPE.opaque
    this.length = 0
    this.hash = 0
    this.stem = 0
  }

  /** Reads one character of a script without spaces. */
  scanIdeograph(units: Uint16Array, start: number): void {
    this.end = start + 1
    this.flags = SHAPE.foreign
    this.length = 0
    this.hash = Math.imul(BASIS ^ units[start], 0x01000193)
    this.stem = this.hash
  }

  /** Reads letters and digits with the apostrophes, points and marks that belong to them. */
  scanLetters(units: Uint16Array, start: number, end: number): void {
    const { folded } = this
    let at = start
    let hash = BASIS
    let stem = 0
    let length = 0
    let capitals = 0
    // Most words are a short run of letters of ASCII and end where it ends.
    for (const limit = Math.min(end, start + LONGEST_WORD); at < limit; at++) {
      const code = units[at]
      const plain = code < 0x80 ? PLAIN[code] : 0
      if (plain === 0) break
      if (plain !== code) capitals++
      hash = Math.imul(hash ^ plain, 0x01000193)
      folded[length++] = plain
      if (length === STEM) stem = hash
    }
    this.flags = length > 0 && units[start] < 0x60 ? SHAPE.capital : 0
    this.length = length
    this.hash = hash
    this.stem = stem
    if (length > 0 && (at === end || (units[at] < 0x80 && ENDS_WORD[units[at]] === 1))) {
      if (length > 1 && capitals === length) this.flags |= SHAPE.allCapitals
      this.flags |= SHAPE.plain
      this.end = at
      if (length < STEM) this.stem = hash
      return
    }
    this.#scanMixed(units, start, at, end, capitals)
  }

  /** Goes on with a word that is not of letters of ASCII alone; `from` is after its `capitals` and other letters. */
  #scanMixed(units: Uint16Array, start: number, from: number, end: number, capitals: number): void {
    let at = from
    let letters = this.length
    let upper = capitals
    for (; at < end; at++) {
      const code = units[at]
      const isFirst = this.length === 0
      const plain = code < 0x80 ? PLAIN[code] : 0
      if (plain !== 0) {
        letters++
        if (plain !== code) {
          upper++
          if (isFirst) this.flags |= SHAPE.capital
        }
        this.#append(plain)
        continue
      }
      let unitClass = unit.classOf(code)
      let fold = code
      let isPair = false
      if (unitClass === unit.SURROGATE) {
        const point = codePointAt(units, at, end)
        if (point < 0) break
        const astral = unit.classifyAstral(point)
        unitClass = astral.unitClass
        fold = astral.folded & 0xffff
        isPair = true
      } else if (unitClass === unit.LETTER || unitClass === unit.DIGIT) {
        fold = unit.foldUnit(code)
        if (fold > 0x24f && this.#readsHomoglyphs) fold = latinTwin(fold)
      }
      if (unitClass === unit.LETTER) {
        letters++
        if (isUpper(code)) {
          upper++
          if (isFirst) this.flags |= SHAPE.capital
        }
        if (fold > 0x24f) this.flags |= SHAPE.foreign
      } else if (unitClass === unit.DIGIT) {
        this.flags |= isFirst ? SHAPE.digit | SHAPE.number : SHAPE.digit
      } else if (unitClass === unit.APOSTROPHE) {
        if (isFirst || at + 1 >= end || unit.classOf(units[at + 1]) !== unit.LETTER) break
        fold = 0x27
      } else if (unitClass !== unit.IGNORABLE && !isInNumber(unitClass, units, start, at, end)) {
        break
      }
      if (unitClass !== unit.IGNORABLE) this.#append(fold)
      if (isPair) at++
    }
    if (letters > 1 && upper === letters) this.flags |= SHAPE.allCapitals
    this.end = at > start ? inkEnd(units, start, at) : start + 1
    if (this.length < STEM) this.stem = this.hash
  }

  #append(fold: number): void {
    this.hash = Math.imul(this.hash ^ fold, 0x01000193)
    if (this.length < LONGEST_WORD) this.folded[this.length] = fold
    this.length++
    if (this.length === STEM) this.stem = this.hash
  }
}

/** The code point of a surrogate pair; -1 for a surrogate alone. */
function codePointAt(units: Uint16Array, at: number, end: number): number {
  const high = units[at]
  const low = at + 1 < end ? units[at + 1] : 0
  if (high > 0xdbff || low < 0xdc00 || low > 0xdfff) return -1
  return (high - 0xd800) * 0x400 + low - 0xdc00 + 0x10000
}

/** 3.5, 1,000, 10:30 and v2.1 are one word; a list of numbers has a space after its comma. */
function isInNumber(
  unitClass: number,
  units: Uint16Array,
  start: number,
  at: number,
  end: number,
): boolean {
  return (
    (unitClass === unit.PERIOD || unitClass === unit.COMMA || unitClass === unit.COLON) &&
    at > start &&
    at + 1 < end &&
    unit.classOf(units[at - 1]) === unit.DIGIT &&
    unit.classOf(units[at + 1]) === unit.DIGIT
  )
}

function isUpper(code: number): boolean {
  if (code < 0x80) return code >= 0x41 && code <= 0x5a
  const character = String.fromCharCode(code)
  return character !== character.toLowerCase()
}
