import * as unit from './characters.ts'
import { latinTwin } from './homoglyphs.ts'

/** The letters of a draft by script. */
export interface LetterCounts {
  readonly latin: number
  readonly other: number
  /** Those of the other letters that look like a Latin one. */
  readonly twins: number
}

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
    // Four units of ASCII at a time: every unit of every draft comes here.
    while (i + 4 <= end && (codes[i] | codes[i + 1] | codes[i + 2] | codes[i + 3]) < 0x80) {
      latin += LATIN[codes[i]] + LATIN[codes[i + 1]] + LATIN[codes[i + 2]] + LATIN[codes[i + 3]]
      i += 4
    }
    if (i === end) break
    const code = codes[i]
    if (code < 0x80) {
      latin += LATIN[code]
    } else {
      const unitClass = unit.classOf(code)
      if (unitClass === unit.IDEOGRAPH) other++
      else if (unitClass === unit.LETTER) {
        if (code < 0x250 || (code >= 0x1e00 && code <= 0x1eff)) latin++
        else {
          other++
          if (latinTwin(code) !== code) twins++
        }
      }
    }
  }
  return { latin, other, twins }
}

/**
 * Whether the letters of other scripts imitate Latin ones. A text in another script has letters that
 * imitate nothing: in Cyrillic most of them.
 */
export function isDisguised({ latin, other, twins }: LetterCounts): boolean {
  return latin > (other - twins) * 2
}

/** Latin letters as a share of all letters, disguised ones among them; 1 without letters. */
export function latinShareOf(letters: LetterCounts): number {
  const { latin, other, twins } = letters
  const total = latin + other
  if (total === 0) return 1
  return (isDisguised(letters) ? latin + twins : latin) / total
}
