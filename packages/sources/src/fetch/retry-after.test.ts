import { expect, it } from 'vitest'
import { retryAfterMs } from './retry-after.ts'

const now = Date.UTC(2026, 0, 5, 12)

it.each([
  ['7', 7_000],
  ['0', 0],
  ['Mon, 05 Jan 2026 12:00:30 GMT', 30_000],
  ['Mon, 05 Jan 2026 11:00:00 GMT', 0],
  ['soon', null],
  ['-5e999', null],
  [null, null],
])('%s asks for %s milliseconds', (value, expected) => {
  expect(retryAfterMs(value, now)).toBe(expected)
})
