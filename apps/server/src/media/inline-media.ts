import { decodeBase64 } from './base64.ts'
import { type Media, toMedia } from './media.ts'
import { MediaError } from './media-error.ts'
import { inMegabytes, maxBytes } from './media-policy.ts'
import { inlineContainer, inlineTypeNames, type MediaKind, mediaTypeOf } from './media-types.ts'
import { sniffType } from './sniff-type.ts'

function refuse(message: string): never {
  throw new MediaError('bad_request', message)
}

/** Media sent as base64 under a declared type, which the bytes must confirm. */
export function readInlineMedia(kind: MediaKind, declared: string, data: string): Media {
  const container = inlineContainer(kind, declared)
  if (container === undefined) {
    refuse(`Unexpected media type, expected one of ${inlineTypeNames(kind).join(', ')}.`)
  }
  const bytes = decodeBase64(data, maxBytes[kind])
  if (bytes === 'form') refuse('Unexpected data, expected base64 without white space (RFC 4648).')
  if (bytes === 'size') {
    refuse(`Unexpected size of the data, expected at most ${inMegabytes(maxBytes[kind])} decoded.`)
  }
  const mediaType = mediaTypeOf(kind, container)
  if (mediaType === undefined || sniffType(bytes) !== container) {
    refuse('Unexpected data, expected bytes of the declared media type.')
  }
  return toMedia(kind, mediaType, bytes)
}

/** The head of a data URI: a type, parameters, which are ignored, and `;base64`. */
const headPattern = /^data:([\w.+-]+\/[\w.+-]+)(?:;[\w.+-]+=[\w.+-]+)*;base64$/i
const longestHead = 200

/** Media sent as a data URI, as the string `content`. */
export function readDataUrl(kind: MediaKind, text: string): Media {
  if (kind === 'video') refuse('Unexpected data URI, expected a public https URL for video.')
  const comma = text.slice(0, longestHead).indexOf(',')
  const [, declared] = headPattern.exec(text.slice(0, Math.max(comma, 0))) ?? []
  if (declared === undefined) refuse('Unexpected data URI, expected data:<type>;base64,<data>.')
  return readInlineMedia(kind, declared, text.slice(comma + 1))
}
