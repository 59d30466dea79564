import { describe, expect, it } from 'vitest'
import { findSpeech } from './find-speech.ts'

const RATE = 16_000

/** A hum of some seconds for each number above zero, silence for each below. */
function recording(...parts: readonly number[]): Float32Array {
  const values = parts.flatMap((part) =>
    Array.from({ length: Math.abs(part) * RATE }, (_, at) =>
      part > 0 ? 0.2 * Math.sin((2 * Math.PI * 200 * at) / RATE) : 0,
    ),
  )
  return Float32Array.from(values)
}

const secondsOf = (samples: Float32Array) =>
  findSpeech(samples).map(({ start, end }) => [
    Math.round((10 * start) / RATE) / 10,
    Math.round((10 * end) / RATE) / 10,
  ])

describe('segments of speech', () => {
  it('finds none in silence, in nothing and in a click', () => {
    expect(secondsOf(recording(-3))).toEqual([])
    expect(secondsOf(new Float32Array(0))).toEqual([])
    const click = recording(-2)
    click.fill(0.9, RATE, RATE + 300)
    expect(secondsOf(click)).toEqual([])
  })

  it('joins what is close together, with its soft edges', () => {
    expect(secondsOf(recording(-1, 2, -1, 3, -1))).toEqual([[0.8, 7.2]])
  })

  it('separates what is far apart, and what would be too long together', () => {
    expect(secondsOf(recording(2, -3, 2))).toEqual([
      [0, 2.2],
      [4.8, 7],
    ])
    expect(secondsOf(recording(6, -1, 6))).toEqual([
      [0, 6.2],
      [6.8, 13],
    ])
  })

  it('cuts long speech at its quietest place, and loses nothing of it', () => {
    const long = recording(40)
    // Softer for a tenth of a second, and not a pause.
    for (let at = 11 * RATE; at < 11.1 * RATE; at++) long[at] = (long[at] ?? 0) * 0.2
    const found = findSpeech(long)
    expect((found[0]?.end ?? 0) / RATE).toBeCloseTo(11.2, 0)
    expect(found.every(({ start, end }) => end - start < 15 * RATE)).toBe(true)
    for (const [at, { start }] of found.entries()) {
      expect(start).toBeLessThanOrEqual(found[at - 1]?.end ?? 0)
    }
    expect(found.at(-1)?.end).toBe(long.length)
  })

  it('hears a quiet speaker as well as a loud one', () => {
    const quiet = recording(-1, 3, -2).map((value) => value * 0.02)
    expect(secondsOf(quiet)).toEqual([[0.8, 4.2]])
  })
})
