import { expect, it, vi } from 'vitest'
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

it('beside other accounts the calls after the fourth of an account begin a moment later', async () => {
  const waited = vi.fn()
  const calls = new CallsInFlight(9)
  const begin = async (account: string) => {
    const isAtOnce = await Promise.race([
      calls.pace(account).then(() => true),
      new Promise((resolve) => setImmediate(resolve, false)),
    ])
    if (isAtOnce === false) waited(account)
  }
  for (let count = 0; count < 6; count++) {
    calls.enter('busy')
    await begin('busy')
  }
  expect(waited).not.toHaveBeenCalled()
  calls.enter('other')
  await begin('other')
  await begin('busy')
  expect(waited.mock.calls).toEqual([['busy']])
})
