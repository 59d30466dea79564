import * as unit from './characters.ts'

/** Latin letters and letters of other scripts; ASCII decides most drafts without a table look-up. */
export function countLetters(codes: Uint16Array): { latin: number; other: number } {
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
