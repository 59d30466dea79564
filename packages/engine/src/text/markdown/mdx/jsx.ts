import {
  APOSTROPHE,
  COLON,
  DASH,
  DOLLAR,
  DOT,
  EQUALS,
  GREATER,
  isAlphanumeric,
  isLetter,
  isSpaceOrLineEnd,
  OPEN_BRACE,
  QUOTE,
  SLASH,
  UNDERSCORE,
} from '../characters.ts'
import { skipSpace } from '../inline/inline-html.ts'
import type { ScanState } from '../scan-state.ts'
import { skipExpression } from './javascript.ts'

/** Reads a JSX tag or fragment at the `<` at `start`; the offset after its `>`, or -1. */
export function skipJsxTag(state: ScanState, start: number, limit: number): number {
  const { codes } = state
  let i = start + 1
  if (codes[i] === SLASH) i = skipSpace(codes, i + 1, limit)
  if (i < limit && codes[i] === GREATER) return i + 1
  if (i >= limit || !isJsxNameStart(codes[i])) return -1
  i = skipJsxName(codes, i, limit)
  while (i < limit) {
    const code = codes[i]
    if (code === GREATER) return i + 1
    if (code === OPEN_BRACE) i = skipExpression(state, i, limit)
    else if (code === QUOTE || code === APOSTROPHE) {
      const close = codes.subarray(0, limit).indexOf(code, i + 1)
      i = close === -1 ? -1 : close + 1
    } else if (isSpaceOrLineEnd(code) || code === SLASH || code === EQUALS) i++
    else if (isJsxNameStart(code)) i = skipJsxName(codes, i, limit)
    else i = -1
    if (i === -1) break
  }
  state.budget -= i === -1 ? 64 : limit - start
  return -1
}

function skipJsxName(codes: Uint16Array, start: number, limit: number): number {
  let i = start
  while (i < limit && isJsxNameCode(codes[i])) i++
  return i
}

function isJsxNameStart(code: number): boolean {
  return isLetter(code) || code === UNDERSCORE || code === DOLLAR || code > 0x7f
}

function isJsxNameCode(code: number): boolean {
  return (
    isAlphanumeric(code) ||
    code === UNDERSCORE ||
    code === DOLLAR ||
    code === DASH ||
    code === DOT ||
    code === COLON ||
    code > 0x7f
  )
}
