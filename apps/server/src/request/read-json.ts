import { ApiError } from '../errors/api-error.ts'
import { checkSize } from './check-size.ts'

// A leading byte order mark is left out by the decoder.
const utf8 = new TextDecoder('utf-8', { fatal: true })
const loneSurrogate = /\p{Surrogate}/u

/** Parses a body as JSON in UTF-8 (decision 5); the value is not yet checked against a schema. */
export function readJson(bytes: Uint8Array): unknown {
  checkSize(bytes)
  const value = parse(decode(bytes))
  checkValue(value)
  return value
}

function decode(bytes: Uint8Array): string {
  try {
    return utf8.decode(bytes)
  } catch {
    throw new ApiError('bad_request', 'The body is not valid UTF-8.')
  }
}

function parse(text: string): unknown {
  if (text.trim() === '') throw new ApiError('bad_request', 'The body is empty; expected JSON.')
  try {
    return JSON.parse(text)
  } catch {
    // The parser's message quotes the body, so it is not passed on.
    throw new ApiError('bad_request', 'The body is not valid JSON.')
  }
}

/** Checks all keys and strings; the number of values and levels is known to be small. */
function checkValue(value: unknown): void {
  if (typeof value === 'string') checkText(value)
  if (typeof value !== 'object' || value === null) return
  if (Array.isArray(value)) {
    for (const member of value) checkValue(member)
    return
  }
  for (const [key, member] of Object.entries(value)) {
    checkKey(key, member)
    checkValue(member)
  }
}

function checkText(text: string): void {
  if (loneSurrogate.test(text)) {
    throw new ApiError(
      'bad_request',
      'The body contains a lone surrogate, which is not a character.',
    )
  }
  if (text.includes('\0')) {
    throw new ApiError('bad_request', 'The body contains U+0000; expected text without it.')
  }
}

function checkKey(key: string, member: unknown): void {
  checkText(key)
  const isPoison =
    key === '__proto__' ||
    (key === 'constructor' &&
      typeof member === 'object' &&
      member !== null &&
      Object.hasOwn(member, 'prototype'))
  if (isPoison) throw new ApiError('bad_request', 'The body contains a key that is not allowed.')
}
