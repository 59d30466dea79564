import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Frame, frameLines } from './frame-lines.ts'

const limits = { batchBytes: 12, maxLineBytes: 20 }

async function framesOf(chunks: readonly Uint8Array[]): Promise<Frame[]> {
  const source = (async function* () {
    yield* chunks
  })()
  const frames: Frame[] = []
  for await (const frame of frameLines(source, limits)) frames.push(frame)
  return frames
}

/** Cuts bytes at any places, also inside a character. */
function cut(bytes: Uint8Array, places: readonly number[]): Uint8Array[] {
  const ends = [...places.map((place) => place % (bytes.length + 1)), bytes.length]
  const sorted = ends.sort((a, b) => a - b)
  return sorted.map((end, index) => bytes.subarray(sorted[index - 1] ?? 0, end))
}

const text = fc
  .array(fc.constantFrom('a', '\n', '\r\n', '\n\n', 'ü', '👍', '{"text":"é"}', 'x'.repeat(25)))
  .map((pieces) => Buffer.from(pieces.join('')))

describe('frames of a stream', () => {
  it('are the same however the stream is cut, also inside a character', async () => {
    await fc.assert(
      fc.asyncProperty(text, fc.array(fc.nat()), async (bytes, places) => {
        expect(await framesOf(cut(bytes, places))).toEqual(await framesOf([bytes]))
      }),
    )
  })

  it('hold every byte and every line once, in order', async () => {
    await fc.assert(
      fc.asyncProperty(text, async (bytes) => {
        const frames = await framesOf([bytes])
        const lengths = frames.reduce((sum, { length }) => sum + length, 0)
        expect(lengths).toBe(bytes.length)
        const lines = bytes.toString().split('\n')
        if (lines.at(-1) === '') lines.pop()
        expect(frames.reduce((sum, { rows }) => sum + rows, 0)).toBe(lines.length)
        const short = frames.flatMap((frame) =>
          frame.kind === 'lines' ? [Buffer.from(frame.bytes).toString()] : [],
        )
        const isLast = (at: number) => at === lines.length - 1 && bytes.at(-1) !== 0x0a
        const kept = lines.filter(
          (line, at) => Buffer.byteLength(line) + (isLast(at) ? 0 : 1) <= limits.maxLineBytes,
        )
        expect(short.join('').split('\n').filter(Boolean)).toEqual(kept.filter(Boolean))
      }),
    )
  })

  it('are the same for the rest of a stream that starts at one of them', async () => {
    await fc.assert(
      fc.asyncProperty(text, fc.nat(), async (bytes, place) => {
        const frames = await framesOf([bytes])
        const done = place % (frames.length + 1)
        const offset = frames.slice(0, done).reduce((sum, { length }) => sum + length, 0)
        expect(await framesOf([bytes.subarray(offset)])).toEqual(frames.slice(done))
      }),
    )
  })

  it('let go of a line that is too long, and go on behind it', async () => {
    const frames = await framesOf([Buffer.from(`a\n${'x'.repeat(1000)}\nb`)])
    const shown = frames.map((frame) =>
      frame.kind === 'lines' ? Buffer.from(frame.bytes).toString() : frame.length,
    )
    expect(shown).toEqual(['a\n', 1001, 'b'])
  })
})
