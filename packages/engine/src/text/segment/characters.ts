/**
 * What a UTF-16 code unit is and how it folds, by lazily built pages of 128 units: the class of a
 * unit is asked for every character of every draft, so it must be one array read.
 */

export const SPACE = 0
export const LETTER = 1
export const DIGIT = 2
/** Combining mark or invisible format character: part of a word, absent from its folded form. */
export const IGNORABLE = 3
/** A character of a script without spaces between words; one word each. */
export const IDEOGRAPH = 4
export const SURROGATE = 5
export const SYMBOL = 6
export const COMMA = 7
export const SEMICOLON = 8
export const COLON = 9
export const DASH = 10
export const QUOTE = 11
export const BRACKET = 12
export const PERIOD = 13
export const QUESTION = 14
export const EXCLAMATION = 15
export const APOSTROPHE = 16
export const HYPHEN = 17
export const SLASH = 18
export const PERCENT = 19
export const OPAQUE_UNIT = 20
/** A full stop that ends a sentence without a space after it (CJK). */
export const IDEOGRAPHIC_STOP = 21

interface Page {
  readonly classes: Uint8Array
  readonly folded: Uint16Array
}

const PAGE_BITS = 7
const PAGE_SIZE = 1 << PAGE_BITS
const pages: (Page | undefined)[] = new Array(0x10000 / PAGE_SIZE)

const punctuation: readonly (readonly [number, string])[] = [
  [COMMA, ',،、，'],
  [SEMICOLON, ';؛；'],
  [COLON, ':：'],
  [DASH, '–—―‒−'],
  [QUOTE, '"“”„‟«»‹›「」『』＂'],
  [BRACKET, '()[]{}（）【】'],
  [PERIOD, '.…۔।'],
  [QUESTION, '?؟'],
  [EXCLAMATION, '!'],
  [APOSTROPHE, "'’‘ʼ＇`´"],
  [HYPHEN, '-‐‑'],
  [SLASH, '/\\'],
  [PERCENT, '%$€£¥°‰'],
  [OPAQUE_UNIT, '\ufffc'],
  [IDEOGRAPHIC_STOP, '。？！'],
]

const classByUnit = new Map<number, number>()
for (const [unitClass, units] of punctuation) {
  for (const unit of units) classByUnit.set(unit.charCodeAt(0), unitClass)
}

const ideographs = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u

/** The same as below for the first page, which every draft needs: no regular expression is compiled for it. */
function classifyAscii(unit: number): number {
  const lower = unit | 0x20
  if (lower >= 0x61 && lower <= 0x7a) return LETTER
  if (unit >= 0x30 && unit <= 0x39) return DIGIT
  return unit === 0x20 || (unit >= 0x09 && unit <= 0x0d) ? SPACE : SYMBOL
}

function classify(character: string): number {
  const unit = character.charCodeAt(0)
  if (unit < PAGE_SIZE) return classifyAscii(unit)
  if (/\s/u.test(character)) return SPACE
  if (ideographs.test(character)) return IDEOGRAPH
  if (/\p{L}/u.test(character)) return LETTER
  if (/\p{Nd}/u.test(character)) return DIGIT
  if (/\p{M}|\p{Cf}/u.test(character)) return IGNORABLE
  return SYMBOL
}

/** Lower case, accents and compatibility forms removed; the character itself when that is not one unit. */
function fold(character: string): number {
  const unit = character.charCodeAt(0)
  if (unit < PAGE_SIZE) return unit | 0x20
  const lower = character.toLowerCase()
  const base = lower.normalize('NFKD')
  const first = base.charCodeAt(0)
  const isMarked = base.length > 1 && !/^.\p{M}+$/u.test(base)
  if (base.length === 0 || isMarked)
    return lower.length === 1 ? lower.charCodeAt(0) : character.charCodeAt(0)
  return first
}

function buildPage(index: number): Page {
  const classes = new Uint8Array(PAGE_SIZE)
  const folded = new Uint16Array(PAGE_SIZE)
  for (let low = 0; low < PAGE_SIZE; low++) {
    const unit = (index << PAGE_BITS) | low
    folded[low] = unit
    if (unit >= 0xd800 && unit <= 0xdfff) {
      classes[low] = SURROGATE
      continue
    }
    const known = classByUnit.get(unit)
    const character = String.fromCharCode(unit)
    classes[low] = known ?? classify(character)
    if (classes[low] === LETTER || classes[low] === DIGIT) folded[low] = fold(character)
    if (known === APOSTROPHE) folded[low] = 0x27
  }
  const page = { classes, folded }
  pages[index] = page
  return page
}

/** The class of a code unit: one of the constants of this file. */
export function classOf(unit: number): number {
  const page = pages[unit >> PAGE_BITS] ?? buildPage(unit >> PAGE_BITS)
  return page.classes[unit & (PAGE_SIZE - 1)]
}

/** The folded form of a letter or digit: lower case without accents. */
export function foldUnit(unit: number): number {
  const page = pages[unit >> PAGE_BITS] ?? buildPage(unit >> PAGE_BITS)
  return page.folded[unit & (PAGE_SIZE - 1)]
}

/** Class and folded code point of a character outside the basic plane. */
export function classifyAstral(codePoint: number): { unitClass: number; folded: number } {
  const character = String.fromCodePoint(codePoint)
  const unitClass = classify(character)
  if (unitClass !== LETTER && unitClass !== DIGIT) return { unitClass, folded: codePoint }
  return { unitClass, folded: character.normalize('NFKD').toLowerCase().charCodeAt(0) }
}
