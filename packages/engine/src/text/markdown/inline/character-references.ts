import { HASH, isAlphanumeric, isDigit, isLetter, SEMICOLON } from '../characters.ts'

const maxName = 31
const maxDecimal = 7
const maxHexadecimal = 6

/**
 * Reads `&name;`, `&#1234;` or `&#x1f;` at the `&` at `start`; the offset after its `;`, or -1. Any
 * name of the right form counts: the list of two thousand names would buy nothing.
 */
export function skipCharacterReference(codes: Uint16Array, start: number, limit: number): number {
  let i = start + 1
  let max = maxName
  let accepts = isAlphanumeric
  if (codes[i] === HASH) {
    i++
    const isHexadecimal = (codes[i] | 0x20) === 0x78
    if (isHexadecimal) i++
    max = isHexadecimal ? maxHexadecimal : maxDecimal
    accepts = isHexadecimal ? isHexadecimalDigit : isDigit
  } else if (!isLetter(codes[i])) return -1
  const first = i
  while (i < limit && i - first <= max && accepts(codes[i])) i++
  const count = i - first
  return count > 0 && count <= max && i < limit && codes[i] === SEMICOLON ? i + 1 : -1
}

function isHexadecimalDigit(code: number): boolean {
  return isDigit(code) || ((code | 0x20) >= 0x61 && (code | 0x20) <= 0x66)
}
