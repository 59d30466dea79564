import { mediaSourceSchema } from '@content-trust/engine/schema'
import { describe, expect, it } from 'vitest'
import { samples } from '../../../../test/media/support/samples.ts'
import { MediaError } from './media-error.ts'
import { readMediaContent, readMediaSource } from './media-source.ts'

const ports = [443]
const url = 'https://media.example/a.png'
const data = samples.png.toString('base64')

describe('the source of a media request', () => {
  it('R-SRC-01 is a URL', () => {
    const source = mediaSourceSchema.parse({ kind: 'url', url })
    expect(readMediaSource('audio', source, ports)).toEqual({ from: 'url', url: new URL(url) })
  })

  it('R-SRC-01 R-SRC-03 R-SRC-04 is base64 of an image', () => {
    const source = mediaSourceSchema.parse({ kind: 'base64', media_type: 'image/png', data })
    expect(readMediaSource('image', source, ports)).toMatchObject({
      from: 'request',
      media: { kind: 'image', mediaType: 'image/png' },
    })
  })

  it.each(['audio', 'video'] as const)('is never base64 for %s (decision 8)', (kind) => {
    const source = mediaSourceSchema.parse({ kind: 'base64', media_type: 'image/png', data })
    expect(() => readMediaSource(kind, source, ports)).toThrow(MediaError)
  })

  it.each([
    ['another kind', { kind: 'file', url }],
    ['no kind', { url }],
    ['a URL without its address', { kind: 'url' }],
    ['base64 without its type', { kind: 'base64', data }],
    ['base64 without its data', { kind: 'base64', media_type: 'image/png' }],
    ['base64 of another type', { kind: 'base64', media_type: 'image/gif', data }],
    ['a number for a URL', { kind: 'url', url: 1 }],
    ['null', null],
    ['text', url],
  ])('R-SRC-01 R-SRC-03 is not %s', (_name, source) => {
    expect(mediaSourceSchema.safeParse(source).success).toBe(false)
  })

  it('R-SRC-05 R-SRC-06 may be given in content, as a URL or as a data URI', () => {
    expect(readMediaContent('image', url, ports)).toEqual({ from: 'url', url: new URL(url) })
    expect(readMediaContent('image', `data:image/png;base64,${data}`, ports)).toMatchObject({
      from: 'request',
      media: { mediaType: 'image/png' },
    })
    expect(() => readMediaContent('image', 'http://media.example/', ports)).toThrow(MediaError)
  })
})
