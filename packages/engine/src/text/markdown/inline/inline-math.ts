import {
  BACKSLASH,
  CARET,
  DOLLAR,
  EQUALS,
  isAlphanumeric,
  isLineEnd,
  isSpaceOrLineEnd,
  OPEN_BRACE,
  UNDERSCORE,
} from '../characters.ts'

const maxLength = 300
const maxPlainLength = 3

/**
 * Reads `$…$` at the `$` at `start`; the offset after the closing mark, or -1. Prices and shell
 * variables are common in prose, so the marks must touch what they enclose, be apart from
 * words, and enclose a few characters or something that only a formula has.
 */
export function skipInlineMath(
  codes: Uint16Array,
  start: number,
  blockStart: number,
  limit: number,
): number {
  if (start > blockStart && (isAlphanumeric(codes[start - 1]) || codes[start - 1] === DOLLAR))
    return -1
  const first = codes[start + 1]
  if (start + 1 >= limit || isSpaceOrLineEnd(first) || first === DOLLAR) return -1
  const end = Math.min(limit, start + maxLength)
  let isFormula = false
  let hasSpace = false
  for (let i = start + 1; i < end; i++) {
    const code = codes[i]
    if (isLineEnd(code)) return -1
    if (code === DOLLAR) {
      if (isSpaceOrLineEnd(codes[i - 1])) return -1
      const after = i + 1 < limit ? codes[i + 1] : 0
      if (isAlphanumeric(after) || after === DOLLAR) return -1
      return isFormula || (!hasSpace && i - start - 1 <= maxPlainLength) ? i + 1 : -1
    }
    if (code === BACKSLASH || code === CARET || code === EQUALS) isFormula = true
    if ((code === UNDERSCORE || code === OPEN_BRACE) && !hasSpace)
      isFormula = isFormula || i > start + 2
    if (isSpaceOrLineEnd(code)) hasSpace = true
  }
  return -1
}
