import {
  AT,
  COLON,
  DASH,
  DOT,
  GREATER,
  isAlphanumeric,
  isLetter,
  LESS,
  PLUS,
  SPACE,
} from '../characters.ts'

/** Reads `<scheme:…>` or `<name@host>` at the `<` at `start`; the offset after its `>`, or -1. */
export function skipAngleAutolink(codes: Uint16Array, start: number, limit: number): number {
  let i = start + 1
  if (i < limit && isLetter(codes[i])) {
    while (i < limit && i - start <= 32 && isSchemeCode(codes[i])) i++
    if (i < limit && codes[i] === COLON && i - start > 2) {
      for (i++; i < limit; i++) {
        const code = codes[i]
        if (code === GREATER) return i + 1
        if (code <= SPACE || code === LESS || code === 0x7f) break
      }
    }
  }
  return skipAngleEmail(codes, start, limit)
}

function isSchemeCode(code: number): boolean {
  return isAlphanumeric(code) || code === PLUS || code === DASH || code === DOT
}

function skipAngleEmail(codes: Uint16Array, start: number, limit: number): number {
  let i = start + 1
  while (i < limit && isAngleEmailCode(codes[i])) i++
  if (i === start + 1 || i >= limit || codes[i] !== AT) return -1
  let labelStart = ++i
  for (; i < limit; i++) {
    const code = codes[i]
    if (code === DOT || code === GREATER) {
      if (i === labelStart || i - labelStart > 63 || codes[i - 1] === DASH) return -1
      if (code === GREATER) return i + 1
      labelStart = i + 1
    } else if (!isAlphanumeric(code) && !(code === DASH && i > labelStart)) return -1
  }
  return -1
}

const angleEmailMarks = new Set([...".!#$%&'*+/=?^_`{|}~-"].map((mark) => mark.charCodeAt(0)))

function isAngleEmailCode(code: number): boolean {
  return isAlphanumeric(code) || angleEmailMarks.has(code)
}
