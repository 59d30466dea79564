import { expect, it } from 'vitest'
import { growthExponent, median, quantile } from './statistics.ts'

it('finds the exponent of a power law', () => {
  const sizes = [1, 2, 4, 8, 16]
  const cost = (exponent: number) => sizes.map((size) => ({ size, cost: 3 * size ** exponent }))
  expect(growthExponent(cost(1))).toBeCloseTo(1)
  expect(growthExponent(cost(2))).toBeCloseTo(2)
})

it('takes the middle of unsorted numbers', () => {
  expect(median([9, 1, 5])).toBe(5)
  expect(quantile([4, 3, 2, 1], 0.99)).toBe(4)
})

it('refuses a quantile of nothing', () => {
  expect(() => median([])).toThrow('Expected at least one number.')
})
