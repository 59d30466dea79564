import { expect, it } from 'vitest'
import { FailedFetches } from './failed-fetches.ts'

const MINUTE = 60_000

it('says how long a caller waits whose fetches failed, and no other', () => {
  let time = 0
  const failures = new FailedFetches({ mostPerHour: 6, now: () => time })
  for (let count = 0; count < 6; count++) {
    expect(failures.secondsToWait('a')).toBe(0)
    failures.begin('a')
  }
  expect(failures.secondsToWait('a')).toBe(600)
  expect(failures.secondsToWait('b')).toBe(0)
  time += 4 * MINUTE
  expect(failures.secondsToWait('a')).toBe(360)
  time += 6 * MINUTE
  expect(failures.secondsToWait('a')).toBe(0)
})

it('a fetch that runs counts until it has succeeded, so many at once are no way round', () => {
  const failures = new FailedFetches({ mostPerHour: 2, now: () => 0 })
  const ends = [failures.begin('a'), failures.begin('a')]
  expect(failures.secondsToWait('a')).toBeGreaterThan(0)
  for (const end of ends) end()
  expect(failures.secondsToWait('a')).toBe(0)
})

it('remembers the callers that failed last', () => {
  const failures = new FailedFetches({ mostPerHour: 1, now: () => 0 })
  for (let caller = 0; caller <= 10_000; caller++) failures.begin(`${caller}`)
  expect(failures.secondsToWait('0')).toBe(0)
  expect(failures.secondsToWait('10000')).toBeGreaterThan(0)
})
