import {
  APOSTROPHE,
  BACKTICK,
  COLON,
  DASH,
  DOT,
  EQUALS,
  GREATER,
  isAlphanumeric,
  isLetter,
  isSpaceOrLineEnd,
  LESS,
  OPEN_BRACE,
  QUOTE,
  SLASH,
  UNDERSCORE,
} from '../characters.ts'
import { skipTag } from '../templates/templates.ts'

/** Reads an open or closing HTML tag at `start`; its end, or -1. */
export function skipHtmlTag(codes: Uint16Array, start: number, limit: number): number {
  let i = start + 1
  const closing = codes[i] === SLASH
  if (closing) i++
  if (i >= limit || !isLetter(codes[i])) return -1
  while (i < limit && (isAlphanumeric(codes[i]) || codes[i] === DASH)) i++
  if (closing) {
    i = skipSpace(codes, i, limit)
    return i < limit && codes[i] === GREATER ? i + 1 : -1
  }
  let isBehindTag = false
  for (;;) {
    const spaced = skipSpace(codes, i, limit)
    if (spaced >= limit) return -1
    const code = codes[spaced]
    if (code === GREATER) return spaced + 1
    if (code === SLASH) return codes[spaced + 1] === GREATER && spaced + 1 < limit ? spaced + 2 : -1
    if (code === OPEN_BRACE) {
      // Tags of a generator may stand for attributes.
      i = skipTag(codes, spaced, limit)
      if (i === -1) return -1
      isBehindTag = true
      continue
    }
    if ((spaced === i && !isBehindTag) || !isAttributeStart(code)) return -1
    isBehindTag = false
    i = skipAttribute(codes, spaced + 1, limit)
    if (i === -1) return -1
  }
}

function skipAttribute(codes: Uint16Array, start: number, limit: number): number {
  let i = start
  while (i < limit && isAttributeCode(codes[i])) i++
  const equals = skipSpace(codes, i, limit)
  if (equals >= limit || codes[equals] !== EQUALS) return i
  i = skipSpace(codes, equals + 1, limit)
  if (i >= limit) return -1
  const code = codes[i]
  if (code === QUOTE || code === APOSTROPHE) {
    const close = codes.subarray(0, limit).indexOf(code, i + 1)
    return close === -1 ? -1 : close + 1
  }
  const valueStart = i
  if (code === OPEN_BRACE) i = Math.max(i, skipTag(codes, i, limit))
  while (i < limit && isUnquotedValueCode(codes[i])) i++
  return i === valueStart ? -1 : i
}

/** Skips white space and line ends. */
export function skipSpace(codes: Uint16Array, start: number, limit: number): number {
  let i = start
  while (i < limit && isSpaceOrLineEnd(codes[i])) i++
  return i
}

/** Finds `text` in `[start, limit)`; the offset after it, or -1. */
export function skipPast(codes: Uint16Array, text: string, start: number, limit: number): number {
  const first = text.charCodeAt(0)
  const last = limit - text.length
  for (let i = start; i <= last; i++) {
    if (codes[i] !== first) continue
    let k = 1
    while (k < text.length && codes[i + k] === text.charCodeAt(k)) k++
    if (k === text.length) return i + k
  }
  return -1
}

function isAttributeStart(code: number): boolean {
  return isLetter(code) || code === UNDERSCORE || code === COLON
}

function isAttributeCode(code: number): boolean {
  return (
    isAlphanumeric(code) || code === UNDERSCORE || code === COLON || code === DOT || code === DASH
  )
}

function isUnquotedValueCode(code: number): boolean {
  return !(
    isSpaceOrLineEnd(code) ||
    code === QUOTE ||
    code === APOSTROPHE ||
    code === EQUALS ||
    code === LESS ||
    code === GREATER ||
    code === BACKTICK
  )
}
