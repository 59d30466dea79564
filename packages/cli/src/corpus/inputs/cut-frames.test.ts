import { constants, zstdCompressSync } from 'node:zlib'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cutFrames } from './cut-frames.ts'

async function piecesOf(chunks: readonly Uint8Array[]): Promise<Buffer[]> {
  const source = (async function* () {
    yield* chunks
  })()
  const pieces: Buffer[] = []
  for await (const piece of cutFrames(source)) pieces.push(Buffer.from(piece))
  return pieces
}

const { ZSTD_c_checksumFlag, ZSTD_c_contentSizeFlag, ZSTD_c_windowLog } = constants
const pack = (text: string, params: Record<number, number> = {}) =>
  zstdCompressSync(text, { params })

/** A frame without data, as tools put before or between others. */
function skippable(bytes: number, last = 0): Buffer {
  const head = Buffer.from([0x50 + last, 0x2a, 0x4d, 0x18, 0, 0, 0, 0])
  head.writeUInt32LE(bytes, 4)
  return Buffer.concat([head, Buffer.alloc(bytes, 0xfd)])
}

/** Numbers as texts, which cannot be packed to one block. */
const long = Array.from({ length: 60_000 }, (_, index) => `${(index * 7919) % 104_729}`).join(' ')
const frames: readonly (readonly [string, Buffer])[] = [
  ['of a line', pack('a\n')],
  ['of nothing', pack('')],
  ['of 300 bytes', pack('x'.repeat(200) + 'yz'.repeat(50))],
  ['of one byte again and again', pack('x'.repeat(1_000_000))],
  ['of several blocks', pack(long)],
  ['with a checksum', pack(long, { [ZSTD_c_checksumFlag]: 1 })],
  ['without its size', pack('a line\n'.repeat(99), { [ZSTD_c_contentSizeFlag]: 0 })],
  ['with a window', pack(long, { [ZSTD_c_windowLog]: 12 })],
  ['without data', skippable(300)],
  ['without data and empty', skippable(0, 15)],
  // With an identifier of a dictionary, one raw block that is empty, and its end.
  ['of a dictionary', Buffer.from([0x28, 0xb5, 0x2f, 0xfd, 0x23, 1, 2, 3, 4, 0, 1, 0, 0])],
]

describe('frames of zstd', () => {
  it.each(frames)('%s: what lies behind one is a piece of its own', async (_, frame) => {
    const behind = pack('behind\n')
    expect(await piecesOf([Buffer.concat([frame, behind, frame])])).toEqual([frame, behind, frame])
  })

  it('are whole, and the pieces hold every byte, however the stream is cut', async () => {
    const stream = fc.array(fc.constantFrom(...frames.slice(0, 10).map(([, frame]) => frame)), {
      minLength: 1,
      maxLength: 4,
    })
    await fc.assert(
      fc.asyncProperty(stream, fc.array(fc.nat()), async (all, places) => {
        const bytes = Buffer.concat(all)
        const ends = [...places.map((place) => place % (bytes.length + 1)), bytes.length]
        ends.sort((a, b) => a - b)
        const chunks = ends.map((end, index) => bytes.subarray(ends[index - 1] ?? 0, end))
        const pieces = await piecesOf(chunks)
        expect(Buffer.compare(Buffer.concat(pieces), bytes)).toBe(0)
        const borders = new Set<number>()
        pieces.reduce((at, piece) => {
          borders.add(at + piece.length)
          return at + piece.length
        }, 0)
        let at = 0
        for (const frame of all) {
          at += frame.length
          expect(borders).toContain(at)
        }
      }),
      { numRuns: 50 },
    )
  })

  it('cut off or followed by something else stay as they are', async () => {
    const frame = pack('a\n')
    for (let length = 1; length < frame.length; length++) {
      expect(await piecesOf([frame.subarray(0, length)])).toEqual([frame.subarray(0, length)])
    }
    const other = Buffer.from('no frame at all, and longer than a head')
    expect(await piecesOf([other])).toEqual([other])
    expect(await piecesOf([Buffer.concat([frame, other])])).toEqual([frame, other])
    expect(await piecesOf([])).toEqual([])
  })
})
