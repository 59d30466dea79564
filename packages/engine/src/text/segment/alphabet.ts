import type { LetterCounts } from '../document/document.ts'
import * as unit from './characters.ts'
import { latinTwin } from './homoglyphs.ts'

/** 1 for the letters of ASCII. */
const LATIN = Uint8Array.from({ length: 0x80 }, (_, code) =>
  (code | 0x20) >= 0x61 && (code | 0x20) <= 0x7a ? 1 : 0,
)

/** Counts the letters of a range by script; ASCII decides most drafts without a table look-up. */
export function countLetters(codes: Uint16Array, start: number, end: number): LetterCounts {
  let latin = 0
  let other = 0
  let twins = 0
  for (let i = start; i < end; i++) {
    const code = codes[i]
    if (code < 0x80) latin += LATIN[code]
    else if (isOther(code)) {
      other++
      if (latinTwin(code) !== code) twins++
    } else if (unit.classOf(code) === unit.LETTER) latin++
  }
  return { latin, other, twins }
}

/** Whether a unit is a letter of a script that is not Latin. */
function isOther(code: number): boolean {
  const unitClass = unit.classOf(code)
  if (unitClass === unit.IDEOGRAPH) return true
  return unitClass === unit.LETTER && code >= 0x250 && (code < 0x1e00 || code > 0x1eff)
}

/**
 * The letters of a draft by script; undefined when all are Latin, as in most drafts. Their number then
 * says nothing, and every unit of every draft comes here.
 */
export function lettersOf(codes: Uint16Array): LetterCounts | undefined {
  const { length } = codes
  for (let i = 0; i < length; i++) {
    while (i + 4 <= length && (codes[i] | codes[i + 1] | codes[i + 2] | codes[i + 3]) < 0x100) {
      i += 4
    }
    if (i < length && codes[i] >= 0x100 && isOther(codes[i])) return countLetters(codes, 0, length)
  }
  return undefined
}

/**
 * Whether the letters of other scripts imitate Latin ones. A text in another script has letters that
 * imitate nothing: in Cyrillic most of them.
 */
export function isDisguised(letters: LetterCounts | undefined): boolean {
  return letters === undefined || letters.latin > (letters.other - letters.twins) * 2
}

/** Latin letters as a share of all letters, disguised ones among them; 1 without letters or without others. */
export function latinShareOf(letters: LetterCounts | undefined): number {
  if (letters === undefined) return 1
  const { latin, other, twins } = letters
  const total = latin + other
  if (total === 0) return 1
  return (isDisguised(letters) ? latin + twins : latin) / total
}
