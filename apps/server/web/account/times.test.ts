import { expect, it } from 'vitest'
import { fromNow, utcDay } from './times.ts'

const now = Date.parse('2026-11-21T12:00:00Z')
const at = (seconds: number) => fromNow(new Date(now + seconds * 1000).toISOString(), now)

it('says how far away a moment is, in the largest unit that fits', () => {
  expect([5, 90, 3600, 86_400, 604_800].map(at)).toEqual([
    'this minute',
    'in 2 minutes',
    'in 1 hour',
    'tomorrow',
    'in 7 days',
  ])
  expect([-60, -7200, -86_400].map(at)).toEqual(['1 minute ago', '2 hours ago', 'yesterday'])
})

it('names the days of usage by UTC, wherever the visitor is', () => {
  expect(utcDay('2026-11-21T00:00:00.000Z')).toBe('21 Nov')
  expect(utcDay('2026-11-21T23:59:59.999Z')).toBe('21 Nov')
})
