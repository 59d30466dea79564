import { isAscii } from 'node:buffer'
import { ApiError } from '../errors/api-error.ts'
import { byteCaps } from '../limits/byte-caps.ts'

/** Most values of a body (decision 27): an asset with every field has fewer than 200. */
const mostValues = 10_000
/** Levels of arrays and objects that a body may have. */
const mostLevels = 32
/** A shorter string is searched here, a longer one by native code. */
const nearBytes = 4_096
/** Bytes that an escape in inline media counts for: the length of `\u002b`. */
const escapeBytes = 6

const [quote, backslash, comma, space] = [0x22, 0x5c, 0x2c, 0x20]
const [openArray, openObject, closeArray, closeObject] = [0x5b, 0x7b, 0x5d, 0x7d]

/**
 * Refuses a body that would be expensive to parse, before it is parsed: 8 MB of `[],[],…` are a tree of
 * 3 million values, which takes a second and hundreds of megabytes. The time is linear in the bytes,
 * whether or not they are JSON.
 *
 * @param mostBytes how many bytes may be something other than inline media
 * @throws ApiError 400 for too many values or levels, 413 for too many bytes that are not inline media
 */
export function checkSize(bytes: Uint8Array, mostBytes: number = byteCaps.text): void {
  let values = 1
  let level = 0
  let mediaBytes = 0
  for (let index = 0; index < bytes.length; index += 1) {
    const byte = bytes[index]
    if (byte === quote) {
      const end = endOfString(bytes, index + 1)
      if (end - index > nearBytes) mediaBytes += mediaBytesIn(bytes.subarray(index + 1, end))
      index = end
    } else if (byte === comma) {
      values += 1
    } else if (byte === openArray || byte === openObject) {
      values += 1
      level += 1
      if (level > mostLevels) throw tooDeep()
    } else if (byte === closeArray || byte === closeObject) {
      level -= 1
    }
    if (values > mostValues) throw tooMany()
  }
  const ownBytes = bytes.length - mediaBytes
  if (ownBytes > mostBytes) throw tooLarge(ownBytes, mostBytes)
}

/** The index of the quote that ends a string, or the length of the body where none does. */
function endOfString(bytes: Uint8Array, start: number): number {
  let index = start
  let nextQuote = -1
  while (index < bytes.length) {
    const near = Math.min(bytes.length, index + nearBytes)
    while (index < near) {
      const byte = bytes[index]
      if (byte === quote) return index
      index += byte === backslash ? 2 : 1
    }
    // Each byte is searched once: a quote that was found stays the next one until it is passed.
    if (nextQuote < index) nextQuote = indexOrEnd(bytes, quote, index)
    const escaped = bytes.subarray(index, nextQuote).indexOf(backslash)
    if (escaped === -1) return nextQuote
    index += escaped
  }
  return bytes.length
}

function indexOrEnd(bytes: Uint8Array, byte: number, start: number): number {
  const found = bytes.indexOf(byte, start)
  return found === -1 ? bytes.length : found
}

/** How many bytes of a string count as inline media: none in one with spaces or beyond ASCII. */
function mediaBytesIn(text: Uint8Array): number {
  if (!isAscii(text) || text.includes(space)) return 0
  let escapes = 0
  // Some encoders escape `/` and `+`, which are one byte in 32.
  for (let at = text.indexOf(backslash); at !== -1; at = text.indexOf(backslash, at + 2)) {
    escapes += 1
    if (escapes * escapeBytes >= text.length) return 0
  }
  return text.length - escapes * escapeBytes
}

function tooDeep(): ApiError {
  return new ApiError('bad_request', `The body is nested more than ${mostLevels} levels deep.`)
}

function tooMany(): ApiError {
  const most = mostValues.toLocaleString('en')
  return new ApiError(
    'bad_request',
    `The body has more than ${most} values; expected the fields of the API reference.`,
  )
}

function tooLarge(found: number, allowed: number): ApiError {
  const [size, most] = [found, allowed].map((count) => count.toLocaleString('en'))
  return new ApiError(
    'payload_too_large',
    `The body has ${size} bytes besides inline media, expected at most ${most}.`,
  )
}
