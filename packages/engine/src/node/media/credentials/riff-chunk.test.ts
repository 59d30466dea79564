import { expect, it } from 'vitest'
import { readRiffChunk } from './riff-chunk.ts'

function riff(...chunks: readonly (readonly [name: string, text: string, claimed?: number])[]) {
  const body = chunks.map(([name, text, claimed = text.length]) => {
    const head = Buffer.alloc(8)
    head.write(name, 'latin1')
    head.writeUInt32LE(claimed, 4)
    return Buffer.concat([head, Buffer.from(text), Buffer.alloc(text.length % 2)])
  })
  return Buffer.concat([Buffer.from('RIFF\0\0\0\0WEBP'), ...body])
}

const textOf = (bytes: Uint8Array | null) => (bytes === null ? null : Buffer.from(bytes).toString())

it('finds a chunk after others of odd and of even length', () => {
  expect(
    textOf(readRiffChunk(riff(['VP8 ', 'odd'], ['EXIF', 'even'], ['C2PA', 'st']), 'C2PA')),
  ).toBe('st')
  expect(textOf(readRiffChunk(riff(['C2PA', 'first'], ['C2PA', 'second']), 'C2PA'))).toBe('first')
})

it('finds an empty chunk at the very end', () => {
  expect(textOf(readRiffChunk(riff(['C2PA', '']), 'C2PA'))).toBe('')
})

it('finds none in another format, none under another name, and none that is cut', () => {
  expect(readRiffChunk(riff(['C2PA', 'st']).fill('X', 0, 4), 'C2PA')).toBeNull()
  expect(readRiffChunk(riff(['VP8 ', 'C2PA']), 'C2PA')).toBeNull()
  expect(readRiffChunk(riff(['C2PA', 'st', 3]), 'C2PA')).toBeNull()
  expect(readRiffChunk(riff(['VP8 ', 'st', 2 ** 32 - 1], ['C2PA', 'st']), 'C2PA')).toBeNull()
  expect(readRiffChunk(Buffer.from('RIFF\0\0\0\0'), 'C2PA')).toBeNull()
})

it('reads a part of a larger buffer by its own offsets', () => {
  const file = riff(['C2PA', 'st'])
  const part = Buffer.concat([Buffer.alloc(5), file]).subarray(5)
  expect(textOf(readRiffChunk(part, 'C2PA'))).toBe('st')
})
