import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { capDensity, densestRun, type RunLength, type SentenceCap } from './densest-run.ts'

const rule: RunLength = { share: 0.25, fewest: 100, prior: 40 }

/** Sentences as `[weight, words]`. */
const run = (...sentences: (readonly [number, number])[]): ReturnType<typeof densestRun> =>
  densestRun(
    Float64Array.from(sentences, ([weight]) => weight),
    Uint32Array.from(sentences, ([, words]) => words),
    rule,
  )
const calm = (times: number): (readonly [number, number])[] =>
  Array.from({ length: times }, () => [0, 20] as const)
const dense = (times: number): (readonly [number, number])[] =>
  Array.from({ length: times }, () => [2, 20] as const)

describe('the densest run', () => {
  it('is the whole draft where it is even', () => {
    expect(run(...dense(5))).toMatchObject({ first: 0, end: 5, density: 1000 / 140 })
  })

  it('is found in the middle of calm sentences', () => {
    expect(run(...calm(4), ...dense(5), ...calm(4))).toMatchObject({
      first: 4,
      end: 9,
      density: 1000 / 140,
    })
  })

  it('counts as a quarter of a long draft where it is shorter', () => {
    expect(run(...dense(5), ...calm(35))).toMatchObject({
      first: 0,
      end: 5,
      density: 1000 / (0.25 * 800 + 40),
    })
  })

  it('does not fall when calm sentences come after a short draft or before it', () => {
    const alone = run(...dense(3)).density
    expect(run(...dense(3), ...calm(1), [0, 60]).density).toBeCloseTo(alone, 9)
    expect(run([0, 60], ...calm(1), ...dense(3)).density).toBeCloseTo(alone, 9)
  })

  it('keeps one heavy phrase in a few words calm', () => {
    expect(run([2, 4]).density).toBeCloseTo(200 / 140, 9)
  })

  it('is empty for no sentences and for sentences without words', () => {
    expect(run()).toEqual({ first: 0, end: 0, density: 0, length: 140 })
    expect(run([0, 0], [0, 0]).density).toBe(0)
  })

  it('is never less dense than the whole draft and never shorter than it may be', () => {
    const sentence = fc.tuple(fc.nat({ max: 5 }), fc.nat({ max: 60 }))
    fc.assert(
      fc.property(fc.array(sentence, { maxLength: 40 }), (sentences) => {
        const found = run(...sentences)
        const words = sentences.reduce((sum, [, length]) => sum + length, 0)
        const weight = sentences.reduce((sum, [own]) => sum + own, 0)
        const whole = (100 * weight) / (Math.max(100, words) + 40)
        const own = sentences.slice(found.first, found.end).reduce((sum, [value]) => sum + value, 0)
        expect(found.density).toBeGreaterThanOrEqual(whole - 1e-6)
        expect(found.density).toBeLessThanOrEqual(
          (100 * own) / (Math.max(100, 0.25 * words) + 40) + 1e-6,
        )
      }),
    )
  })
})

const cap: SentenceCap = { threshold: 4, held: 3.9, gain: 2 }
const weights = fc.array(fc.nat({ max: 12 }), { minLength: 1, maxLength: 12 })
const capped = (list: readonly number[]): ReturnType<typeof densestRun> =>
  densestRun(
    Float64Array.from(list),
    Uint32Array.from(list, () => 20),
    rule,
    cap,
  )

describe('the cap of a sentence', () => {
  it('holds what one sentence alone would carry over the threshold', () => {
    expect(capDensity(9, 3, cap)).toBeCloseTo(3.9, 2)
    expect(capDensity(9, 3, cap)).toBeLessThanOrEqual(3.9)
    expect(capDensity(9, 5, cap)).toBe(6)
    expect(capDensity(9, 8, cap)).toBe(9)
  })

  it('counts a sentence less, the nearer it would come to the threshold', () => {
    expect(capDensity(0.1, 0, cap)).toBeCloseTo(0.1, 2)
    expect(capDensity(2, 0, cap)).toBeLessThan(1.6)
    expect(capDensity(4, 0, cap)).toBeGreaterThan(capDensity(3, 0, cap))
  })

  it('leaves what the others reach', () => {
    expect(capDensity(3.95, 3.95, cap)).toBe(3.95)
    expect(capDensity(3, 3, cap)).toBe(3)
  })

  it('lets no draft over the threshold that lies below it without some one sentence', () => {
    fc.assert(
      fc.property(weights, (list) => {
        if (capped(list).density < cap.threshold) return
        for (const taken of list.keys()) {
          const rest = list.with(taken, 0)
          const without = densestRun(
            Float64Array.from(rest),
            Uint32Array.from(rest, () => 20),
            rule,
          )
          expect(without.density).toBeGreaterThanOrEqual(cap.threshold - 1e-6)
        }
      }),
    )
  })

  it('never lowers a density when a sentence gets heavier', () => {
    fc.assert(
      fc.property(weights, fc.nat({ max: 11 }), (list, at) => {
        const more = list.with(at % list.length, (list[at % list.length] ?? 0) + 3)
        expect(capped(more).density).toBeGreaterThanOrEqual(capped(list).density - 1e-6)
      }),
    )
  })

  it('hides no even run behind one heavy sentence', () => {
    const even = dense(5)
    const heavy = [[40, 20] as const, ...calm(6)]
    const found = densestRun(
      Float64Array.from([...heavy, ...even], ([weight]) => weight),
      Uint32Array.from([...heavy, ...even], ([, words]) => words),
      rule,
      cap,
    )
    expect(found).toMatchObject({ first: 7, end: 12, density: 1000 / 140 })
  })
})

describe('bounded evidence', () => {
  const words = Uint32Array.from({ length: 5 }, () => 20)
  const none = new Float64Array(5)
  const bounded = (weight: number, most: number, phrases = none): number =>
    densestRun(phrases, words, rule, undefined, [{ weights: none.map(() => weight), most }]).density

  it('counts nearly whole while it is little', () => {
    expect(bounded(0.01, 2)).toBeCloseTo(5 / 140, 3)
  })

  it('nears its bound and never reaches it, whatever it weighs', () => {
    expect(bounded(1, 2)).toBeLessThan(2)
    expect(bounded(2, 2)).toBeGreaterThan(bounded(1, 2))
    expect(bounded(2, 2)).toBeLessThan(2)
  })

  it('is added to the rest', () => {
    const phrases = none.map(() => 1)
    expect(bounded(1, 2, phrases)).toBeCloseTo(bounded(1, 2) + 500 / 140, 9)
  })
})
