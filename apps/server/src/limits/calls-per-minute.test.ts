import { expect, it } from 'vitest'
import { CallsPerMinute } from './calls-per-minute.ts'

function start() {
  let now = 1_000_000
  const calls = new CallsPerMinute(() => now)
  return {
    take: (account: string, limit = 2) => calls.take(account, limit),
    pass: (milliseconds: number) => {
      now += milliseconds
    },
  }
}

it('an account makes so many calls in any minute and no more, whatever others do', () => {
  const { take, pass } = start()
  expect(take('a')).toEqual({ isAllowed: true, remaining: 1, resetSeconds: 60 })
  pass(20_000)
  expect(take('a')).toEqual({ isAllowed: true, remaining: 0, resetSeconds: 40 })
  expect(take('a')).toEqual({ isAllowed: false, remaining: 0, resetSeconds: 40 })
  expect(take('b').isAllowed).toBe(true)
  pass(39_999)
  expect(take('a')).toMatchObject({ isAllowed: false, resetSeconds: 1 })
  pass(1)
  expect(take('a')).toEqual({ isAllowed: true, remaining: 0, resetSeconds: 20 })
})

it('refused calls do not count, so that a client that goes on calling gets through again', () => {
  const { take, pass } = start()
  let allowed = 0
  for (let second = 0; second < 600; second++) {
    if (take('a', 5).isAllowed) allowed++
    pass(1_000)
  }
  expect(allowed).toBe(50)
})

it('a limit that was lowered holds at once', () => {
  const { take } = start()
  for (let call = 0; call < 5; call++) take('a', 10)
  expect(take('a', 3)).toMatchObject({ isAllowed: false, remaining: 0 })
})

it('a clock that was set back refuses nobody for longer than a minute', () => {
  const { take, pass } = start()
  take('a')
  take('a')
  pass(-3_600_000)
  expect(take('a').isAllowed).toBe(true)
})
