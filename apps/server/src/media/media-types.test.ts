import { describe, expect, it } from 'vitest'
import { mediaTypeOf, servedTypeAgrees } from './media-types.ts'

describe('the type that a server names', () => {
  it.each([
    ['image/png', 'png'],
    ['IMAGE/JPG; charset=binary', 'jpeg'],
    ['audio/x-m4a', 'mp4'],
    ['video/mp4', 'quicktime'],
    ['video/quicktime', 'mp4'],
    ['application/octet-stream', 'webp'],
    ['binary/octet-stream', 'ogg'],
    [undefined, 'wav'],
  ] as const)('R-SRC-05 %s allows for %s (decision 9)', (header, container) => {
    expect(servedTypeAgrees(header, container)).toBe(true)
  })

  it.each([
    ['text/html', 'png'],
    ['image/png', 'jpeg'],
    ['image/svg+xml', 'png'],
    ['image/*', 'png'],
    ['audio/mpeg', 'wav'],
    ['nonsense', 'png'],
  ] as const)('R-SRC-05 %s does not allow for %s (decision 9)', (header, container) => {
    expect(servedTypeAgrees(header, container)).toBe(false)
  })
})

it('R-SRC-05 R-SRC-06 R-SRC-07 no kind accepts the formats of another', () => {
  expect(mediaTypeOf('image', 'mp4')).toBeUndefined()
  expect(mediaTypeOf('audio', 'png')).toBeUndefined()
  expect(mediaTypeOf('audio', 'quicktime')).toBeUndefined()
  expect(mediaTypeOf('video', 'ogg')).toBeUndefined()
  expect(mediaTypeOf('video', 'webm')).toBe('video/webm')
})
