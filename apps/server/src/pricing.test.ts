import fc from 'fast-check'
import { expect, it } from 'vitest'
import { toCents } from './ledger/money.ts'
import { chargeFor, countCharacters, publishedPrices, unitsOf } from './pricing.ts'

const centsOf = (bucket: keyof typeof publishedPrices, units: number): number =>
  toCents(chargeFor(bucket, units, publishedPrices).price)

it('R-BILL-06 and R-BILL-13 text costs half a cent for each started thousand characters', () => {
  const vectors = [
    [20, 1, 0.5],
    [999, 1, 0.5],
    [1000, 1, 0.5],
    [1001, 2, 1],
    [100_000, 100, 50],
  ] as const
  for (const [length, units, cents] of vectors) {
    expect(unitsOf('a'.repeat(length))).toBe(units)
    expect(centsOf('text_1k_units', units)).toBe(cents)
  }
  expect(unitsOf('')).toBe(1)
})

it('R-BILL-07 and R-BILL-14 a revised text costs one cent a unit', () => {
  expect(centsOf('text_revise_1k_units', unitsOf('a'.repeat(1000)))).toBe(1)
  expect(centsOf('text_revise_1k_units', unitsOf('a'.repeat(100_000)))).toBe(100)
})

it('R-BILL-08 and R-BILL-15 items of a batch are rounded up one by one', () => {
  const unitsOfAll = (texts: readonly string[]) =>
    texts.reduce((sum, text) => sum + unitsOf(text), 0)
  const short = unitsOfAll(Array.from({ length: 25 }, () => 'a'.repeat(20)))
  expect([short, centsOf('batch_text_1k_units', short)]).toEqual([25, 12.5])
  const long = unitsOfAll(['a'.repeat(1001), 'a'.repeat(1001)])
  expect([long, centsOf('batch_text_1k_units', long)]).toEqual([4, 2])
})

it('R-BILL-09, R-BILL-10 and R-BILL-11 one analysis of media has one price', () => {
  expect(centsOf('image_v0', 1)).toBe(2)
  expect(centsOf('audio_v0', 1)).toBe(1)
  expect(centsOf('video_v0', 1)).toBe(5)
})

it('style costs what text costs: half a cent fast, one cent deep (decision 22)', () => {
  expect(centsOf('style_fast_1k_units', 1)).toBe(0.5)
  expect(centsOf('style_deep_1k_units', 1)).toBe(1)
})

it('an emoji is one character of a price, CRLF two (decision 1)', () => {
  expect(unitsOf('😀'.repeat(1000))).toBe(1)
  expect(unitsOf('😀'.repeat(1001))).toBe(2)
  expect(countCharacters('a\r\nb')).toBe(4)
})

it('no price drifts: cents have at most four decimals whatever the units (decision 34)', () => {
  const buckets = fc.constantFrom('text_1k_units' as const, 'batch_text_1k_units' as const)
  fc.assert(
    fc.property(buckets, fc.integer({ min: 1, max: 1_000_000 }), (bucket, units) => {
      expect(centsOf(bucket, units)).toBe(units / 2)
    }),
  )
})
