import { capital, counted } from '@content-trust/design'
import { expect, it } from 'vitest'
import { money, wait } from './words.ts'

it('shows money to the hundredth of a cent and never less than cents', () => {
  expect([0, 0.5, 1, 150, 146.5, 123_456_789].map(money)).toEqual([
    '$0.00',
    '$0.005',
    '$0.01',
    '$1.50',
    '$1.465',
    '$1,234,567.89',
  ])
})

it('rounds a waiting time up, so that no retry is too early', () => {
  expect([1, 89, 90, 3540, 3600, 5400, 7201].map(wait)).toEqual([
    '1 second',
    '89 seconds',
    '2 minutes',
    '59 minutes',
    '60 minutes',
    '2 hours',
    '3 hours',
  ])
})

it('counts with the right noun', () => {
  expect([counted(0, 'call'), counted(1, 'call'), counted(1200, 'call')]).toEqual([
    '0 calls',
    '1 call',
    '1,200 calls',
  ])
  expect(capital('low risk')).toBe('Low risk')
})
