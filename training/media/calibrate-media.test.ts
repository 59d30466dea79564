import { expect, it } from 'vitest'
import { calibrate } from '../../packages/engine/src/models/calibration.ts'
import { calibrateMedia } from './calibrate-media.ts'

const people = Array.from({ length: 1000 }, (_, at) => ({ value: at / 1000, weight: 1 }))

it('publishes a medium risk for one in twenty files of people', () => {
  const calibration = calibrateMedia(people, 3)
  const medium = people.filter(({ value }) => calibrate(calibration, value) >= 0.4)
  expect(medium.length / people.length).toBeCloseTo(0.05, 2)
})

it('never publishes a high risk, also where the highest scores are of people', () => {
  for (const top of [3, -1]) {
    const calibration = calibrateMedia(people, top)
    expect(calibrate(calibration, 1e6)).toBe(0.69)
    expect(calibration.x).toEqual(calibration.x.toSorted((a, b) => a - b))
  }
})
