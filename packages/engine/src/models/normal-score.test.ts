import { expect, it } from 'vitest'
import { normalScore } from './normal-score.ts'

it('places bins on a bell curve', () => {
  expect(normalScore(0, 1)).toBeCloseTo(0)
  // The middle of the highest of 20 bins is the 97.5 % point.
  expect(normalScore(19, 20)).toBeCloseTo(1.96, 2)
  expect(normalScore(0, 20)).toBeCloseTo(-normalScore(19, 20))
  const places = Array.from({ length: 32 }, (_, bin) => normalScore(bin, 32))
  expect(places).toEqual(places.toSorted((a, b) => a - b))
})
