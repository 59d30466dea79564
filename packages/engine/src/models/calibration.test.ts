import { expect, it } from 'vitest'
import { calibrate, publish } from './calibration.ts'

const map = { x: [-1, 0, 2], y: [0.1, 0.4, 0.7] }

it('is straight between knots and flat outside', () => {
  expect(calibrate(map, -5)).toBe(0.1)
  expect(calibrate(map, 0)).toBe(0.4)
  expect(calibrate(map, 1)).toBeCloseTo(0.55)
  expect(calibrate(map, 9)).toBe(0.7)
  expect(calibrate(map, Number.NaN)).toBe(0.1)
})

it('publishes four decimals within 0 and 1 (decision 4)', () => {
  expect(publish(0.39996)).toBe(0.4)
  expect(publish(0.39994)).toBe(0.3999)
  expect(publish(-3)).toBe(0)
  expect(publish(7)).toBe(1)
})
