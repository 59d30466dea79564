import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fromCents, toCents } from './money.ts'

describe('money', () => {
  it('one cent is 10,000 micro-USD and half a cent is a whole number of them (decision 34)', () => {
    expect(fromCents(1)).toBe(10_000)
    expect(fromCents(0.5)).toBe(5_000)
    expect(fromCents(150)).toBe(1_500_000)
    expect(toCents(5_000)).toBe(0.5)
  })

  it('every amount comes out of JSON as it went in, with at most 4 decimals (decision 34)', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10 ** 15 }), (amount) => {
        const cents = toCents(amount)
        expect(fromCents(cents)).toBe(amount)
        expect(JSON.stringify(cents)).toMatch(/^\d+(?:\.\d{1,4})?$/)
      }),
    )
  })

  it('a million calls of half a cent add up without drift (decision 34)', () => {
    let left = fromCents(500_000)
    for (let call = 0; call < 1_000_000; call++) left -= fromCents(0.5)
    expect(left).toBe(0)
  })

  it.each([0.00001, 1 / 3, Number.NaN, Number.POSITIVE_INFINITY, 1e300])(
    '%d cents are not an amount',
    (cents) => {
      expect(() => fromCents(cents)).toThrow(RangeError)
    },
  )
})
