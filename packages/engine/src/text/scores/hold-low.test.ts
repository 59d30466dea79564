import { expect, it } from 'vitest'
import { thresholds } from '../../policy/thresholds.ts'
import { holdLow } from './hold-low.ts'

it.each([0, 0.1, 0.2999, 0.3])('leaves a calm risk of %f as it is', (risk) => {
  expect(holdLow(risk)).toBe(risk)
})

it('holds every other risk below medium', () => {
  expect(holdLow(0.65)).toBeCloseTo(0.345, 10)
  expect(holdLow(1)).toBeCloseTo(0.39, 10)
  expect(holdLow(1)).toBeLessThan(thresholds.medium)
})

it('keeps the order of risks', () => {
  const held = Array.from({ length: 101 }, (_, at) => holdLow(at / 100))
  for (const [at, risk] of held.slice(1).entries()) expect(risk).toBeGreaterThan(held[at])
})
