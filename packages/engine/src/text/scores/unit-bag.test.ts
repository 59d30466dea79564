import { expect, it } from 'vitest'
import { createUnitBag } from './unit-bag.ts'

/** The sum of a bag that holds each column so many times, from the definition. */
function sumOf(weights: Int8Array, counts: readonly number[]): number {
  const values = counts.map((count) => (count === 0 ? 0 : 1 + Math.log(count)))
  const length = Math.sqrt(values.reduce((sum, value) => sum + value * value, 0))
  return values.reduce((sum, value, column) => sum + (value / length) * (weights[column] ?? 0), 0)
}

it.each([[[1, 2, 0]], [[255, 256, 257]], [[3, 5000, 1]], [[70_000, 1, 2]]])(
  'sums a bag of %j occurrences as it is defined',
  (counts) => {
    const weights = Int8Array.from([3, -7, 120])
    const bag = createUnitBag(weights, 1)
    bag.reserve(counts.reduce((total, count) => total + count, 0))
    let place = 0
    for (const [column, count] of counts.entries()) {
      for (let i = 0; i < count; i++) bag.add(column, place++)
    }
    const shares = new Float64Array(place)
    const sum = bag.read(0, place, shares)
    expect(sum).toBeCloseTo(sumOf(weights, counts), 6)
    expect(shares.reduce((total, share) => total + share, 0)).toBeCloseTo(sum, 6)
  },
)
