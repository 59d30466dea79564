import { expect, it } from 'vitest'
import { nextFinding } from './use-finding-keys.ts'

const at = { start: 0, end: 1 }

it('wraps forwards and backwards, and skips findings without a place', () => {
  const places = [at, null, at, at]
  expect([null, 0, 2, 3].map((from) => nextFinding(places, from, 1))).toEqual([0, 2, 3, 0])
  expect([null, 3, 2, 0].map((from) => nextFinding(places, from, -1))).toEqual([3, 2, 0, 3])
})

it('goes nowhere where nothing is shown', () => {
  expect(nextFinding([], null, 1)).toBeNull()
  expect(nextFinding([null], 0, -1)).toBeNull()
})
