import { expect, it } from 'vitest'
import { assignLanes } from './assign-lanes.ts'

it('gives overlapping marks lanes of their own, four at most', () => {
  const wide = { from: 0, to: 10 }
  expect(assignLanes([wide, wide, wide, wide, wide])).toEqual([0, 1, 2, 3, 3])
})

it('uses a lane again once it is free', () => {
  expect(
    assignLanes([
      { from: 0, to: 3 },
      { from: 1, to: 5 },
      { from: 3, to: 4 },
    ]),
  ).toEqual([0, 1, 0])
})
