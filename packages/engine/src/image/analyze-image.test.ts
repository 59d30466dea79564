import { expect, it } from 'vitest'
import type { DeclaredFacts } from '../provenance/declared-facts.ts'
import { EngineError, imageResultSchema } from '../schema/index.ts'
import { analyzeImage } from './analyze-image.ts'
import type { Pixels } from './pixels.ts'

const silent: DeclaredFacts = { credentials: null, sourceTypes: [], generators: [], camera: null }

/** Noise of a fixed seed, smoothed a little, so that it is neither flat nor white. */
function noise(width: number, height: number): Pixels {
  const data = new Uint8Array(width * height * 3)
  let state = 7
  let level = 120
  for (let at = 0; at < data.length; at++) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    level = level * 0.7 + (state >>> 24) * 0.3
    data[at] = level
  }
  return { width, height, channels: 3, data }
}

/** A noise whose points are so many times as large, with straight lines between them, as after an enlargement. */
function enlarged(width: number, height: number, times: number): Pixels {
  const columns = Math.ceil(width / times) + 1
  let state = 7
  const small = Uint8Array.from({ length: columns * (Math.ceil(height / times) + 1) * 3 }, () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return 40 + (state >>> 24) * 0.7
  })
  const at = (x: number, y: number, channel: number) => small[(y * columns + x) * 3 + channel] ?? 0
  const data = new Uint8Array(width * height * 3)
  for (let index = 0; index < data.length; index++) {
    const channel = index % 3
    const x = Math.floor(index / 3) % width
    const y = Math.floor(index / 3 / width)
    const [left, top] = [Math.floor(x / times), Math.floor(y / times)]
    const [right, down] = [(x % times) / times, (y % times) / times]
    const above = at(left, top, channel) * (1 - right) + at(left + 1, top, channel) * right
    const below = at(left, top + 1, channel) * (1 - right) + at(left + 1, top + 1, channel) * right
    data[index] = above * (1 - down) + below * down
  }
  return { width, height, channels: 3, data }
}

const analyze = (pixels: Pixels, declared = silent, rest = {}) =>
  analyzeImage({
    pixels,
    facts: { format: 'png', frames: 1, bytes: 1_000_000, declared, ...rest },
  })

it('keeps pixels alone below a high risk', () => {
  const result = imageResultSchema.strict().parse(analyze(noise(600, 400)))
  expect(result.synthetic_image_risk).toBeLessThan(0.7)
  expect(result.recommended_action).not.toBe('reject')
  expect(result.confidence).not.toBe('high')
})

it.each([
  ['small', noise(127, 900), {}, 'smaller than 128 pixels'],
  [
    'flat',
    { ...noise(300, 300), data: new Uint8Array(270_000).fill(90) },
    {},
    '100 % of its neighbouring pixels are alike',
  ],
  ['pressed', noise(600, 400), { format: 'jpeg', bytes: 4_000 }, 'heavily compressed'],
  ['animated', noise(600, 400), { frames: 12 }, 'an animation of 12 frames'],
])('says of a %s image that it cannot tell', (_kind, pixels, rest, why) => {
  const result = analyze({ ...pixels, channels: 3 }, silent, rest)
  expect(result).toMatchObject({
    synthetic_image_risk: 0.2,
    confidence: 'low',
    risk_level: 'low',
    primary_reason: 'other',
    evidence: [],
  })
  expect(result.limitations.join(' ')).toContain(why)
})

it('raises nothing for what a file does not declare, and much for what it does', () => {
  const pixels = noise(300, 300)
  const declares = (sourceType: string) =>
    analyze(pixels, { ...silent, sourceTypes: [{ sourceType, place: 'XMP' }] })
  const base = analyze(pixels).synthetic_image_risk
  expect(declares('digitalCapture').synthetic_image_risk).toBe(base)
  expect(declares('algorithmicMedia').synthetic_image_risk).toBe(base)
  expect(declares('compositeWithTrainedAlgorithmicMedia').synthetic_image_risk).toBe(0.75)
  expect(declares('trainedAlgorithmicMedia').synthetic_image_risk).toBe(0.95)
})

it('puts boxes of evidence inside of the image', () => {
  const { evidence, synthetic_image_risk } = analyze(enlarged(900, 500, 8))
  expect(synthetic_image_risk).toBeGreaterThanOrEqual(0.4)
  expect(evidence.length).toBeGreaterThan(0)
  expect(evidence.length).toBeLessThanOrEqual(3)
  for (const { type, rule, box } of evidence) {
    expect({ type, rule }).toEqual({ type: 'visual_artifact', rule: 'pixel-statistics' })
    expect(box).toMatchObject({ width: 256, height: 256 })
    expect(box?.x).toBeGreaterThanOrEqual(0)
    expect(box?.y).toBeGreaterThanOrEqual(0)
    expect((box?.x ?? 900) + 256).toBeLessThanOrEqual(900)
    expect((box?.y ?? 500) + 256).toBeLessThanOrEqual(500)
  }
})

it('gives no evidence of the pixels below a medium risk', () => {
  const { evidence, synthetic_image_risk } = analyze(noise(600, 400))
  expect(synthetic_image_risk).toBeLessThan(0.4)
  expect(evidence).toEqual([])
})

it('refuses a context that is wrong', () => {
  const wrong = { context: { domain: 'x'.repeat(101) } }
  const draft = {
    pixels: noise(130, 130),
    facts: { format: 'png', frames: 1, bytes: 1, declared: silent },
  }
  expect(() => analyzeImage(draft, wrong)).toThrow(EngineError)
})
