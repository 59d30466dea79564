import { expect, it } from 'vitest'
import { CallsInFlight } from './calls-in-flight.ts'

it('an account has so many calls in flight and no more, whatever others have', () => {
  const calls = new CallsInFlight(2)
  const release = calls.enter('a')
  calls.enter('a')
  expect(() => calls.enter('a')).toThrow(
    'This account already has 2 calls in flight, the most that are allowed.',
  )
  calls.enter('b')
  release()
  calls.enter('a')
  expect(() => calls.enter('a')).toThrow()
})

it('a call releases its slot once, however often release is called', () => {
  const calls = new CallsInFlight(2)
  const release = calls.enter('a')
  calls.enter('a')
  release()
  release()
  calls.enter('a')
  expect(() => calls.enter('a')).toThrow()
})

it('an account without calls has all its places again', () => {
  const calls = new CallsInFlight(1)
  for (let time = 0; time < 3; time++) calls.enter('a')()
  calls.enter('a')
  expect(() => calls.enter('a')).toThrow()
})

it('a call too many is told to wait a second', () => {
  const calls = new CallsInFlight(0)
  expect(() => calls.enter('a')).toThrow(
    expect.objectContaining({
      code: 'rate_limited',
      extras: { headers: { 'retry-after': '1' } },
    }),
  )
})
