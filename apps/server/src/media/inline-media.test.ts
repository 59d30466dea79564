import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { samples, strangers } from '../../../../test/media/support/samples.ts'
import { readDataUrl, readInlineMedia } from './inline-media.ts'
import { MediaError } from './media-error.ts'
import type { MediaKind } from './media-types.ts'

const base64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64')
const dataUrl = (type: string, bytes: Uint8Array) => `data:${type};base64,${base64(bytes)}`

function refusal(read: () => unknown): string {
  try {
    read()
  } catch (error) {
    if (error instanceof MediaError) return `${error.code}: ${error.message}`
    throw error
  }
  return 'accepted'
}

/** A file of a format, filled up to a size. */
function sized(bytes: Uint8Array, size: number): Buffer {
  return Buffer.concat([bytes, Buffer.alloc(size - bytes.length)])
}

describe('media sent in the request', () => {
  it.each([
    ['image', 'image/png', samples.png, 'image/png'],
    ['image', 'image/jpeg', samples.jpeg, 'image/jpeg'],
    ['image', 'image/webp', samples.webp, 'image/webp'],
    ['image', 'IMAGE/PNG', samples.png, 'image/png'],
    ['audio', 'audio/mpeg', samples.mp3, 'audio/mpeg'],
    ['audio', 'audio/mp3', samples.mp3, 'audio/mpeg'],
    ['audio', 'audio/wav', samples.wav, 'audio/wav'],
    ['audio', 'audio/x-wav', samples.wav, 'audio/wav'],
    ['audio', 'audio/mp4', samples.mp4, 'audio/mp4'],
    ['audio', 'audio/x-m4a', samples.mp4, 'audio/mp4'],
    ['audio', 'audio/webm', samples.webm, 'audio/webm'],
    ['audio', 'audio/ogg', samples.ogg, 'audio/ogg'],
  ] satisfies [MediaKind, string, Uint8Array, string][])(
    'R-SRC-03 R-SRC-05 R-SRC-06 %s as %s is accepted (decision 9)',
    (kind, type, bytes, mediaType) => {
      expect(readDataUrl(kind, dataUrl(type, bytes))).toEqual({
        kind,
        mediaType,
        bytes: Buffer.from(bytes),
        sha256: createHash('sha256').update(bytes).digest('hex'),
      })
    },
  )

  it('passes over the parameters that a recorder adds (decision 9)', () => {
    const url = dataUrl('audio/webm;codecs=opus', samples.webm)
    expect(readDataUrl('audio', url).mediaType).toBe('audio/webm')
  })

  it.each([
    ['another image', 'image', 'image/png', samples.jpeg],
    ['an image as audio', 'audio', 'audio/mpeg', samples.png],
    ['a page', 'image', 'image/png', strangers.html],
    ['nothing', 'image', 'image/png', strangers.empty],
    ['Matroska as WebM', 'audio', 'audio/webm', strangers.matroska],
  ] satisfies [string, MediaKind, string, Uint8Array][])(
    'R-SRC-03 %s is not what was declared (decision 9)',
    (_name, kind, type, bytes) => {
      expect(refusal(() => readInlineMedia(kind, type, base64(bytes)))).toBe(
        'bad_request: Unexpected data, expected bytes of the declared media type.',
      )
    },
  )

  it.each([
    ['image', 'image/gif'],
    ['image', 'image/svg+xml'],
    ['image', 'audio/mpeg'],
    ['audio', 'image/png'],
    ['audio', 'audio/flac'],
    ['image', 'text/html'],
  ] satisfies [MediaKind, string][])('R-SRC-03 %s as %s is refused (decision 9)', (kind, type) => {
    expect(refusal(() => readDataUrl(kind, dataUrl(type, samples.png)))).toMatch(
      /^bad_request: Unexpected media type, expected one of/,
    )
  })

  it.each([
    'data:,hello',
    'data:image/png,AAAA',
    'data:image/png;base64',
    'data:;base64,AAAA',
    'data:image/png;BASE64 ,AAAA',
    `data:image/png;${'a=b;'.repeat(100)}base64,AAAA`,
    'data: image/png;base64,AAAA',
  ])('%j is not an accepted data URI (decision 9)', (url) => {
    expect(refusal(() => readDataUrl('image', url))).toContain('expected data:<type>;base64,<data>')
  })

  it('R-SRC-07 a video is never sent inline (decision 8)', () => {
    expect(refusal(() => readDataUrl('video', dataUrl('video/mp4', samples.mp4)))).toContain(
      'expected a public https URL for video',
    )
  })

  it.each([
    ['image', 'image/png', samples.png, 5_242_880, '5 MB'],
    ['audio', 'audio/wav', samples.wav, 4_194_304, '4 MB'],
  ] satisfies [MediaKind, string, Uint8Array, number, string][])(
    'R-SRC-05 R-SRC-06 %s as %s is taken up to its bound and no byte more (decision 9)',
    (kind, type, bytes, limit, shown) => {
      const read = (size: number) => readInlineMedia(kind, type, base64(sized(bytes, size)))
      expect(read(limit).bytes).toHaveLength(limit)
      expect(refusal(() => read(limit + 1))).toBe(
        `bad_request: Unexpected size of the data, expected at most ${shown} decoded.`,
      )
    },
  )

  it('R-SRC-04 data that is not base64 is refused without an echo (decision 26)', () => {
    expect(refusal(() => readInlineMedia('image', 'image/png', 'secret data!'))).toBe(
      'bad_request: Unexpected data, expected base64 without white space (RFC 4648).',
    )
  })
})
