import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createCloseGuard } from './close-guard.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

/** A guard with what it did; the user says in the system's dialog whether to close anyway. */
function openGuard(closesAnyway = true) {
  const askToClose = vi.fn()
  const close = vi.fn()
  const askAnyway = vi.fn().mockResolvedValue(closesAnyway)
  return { guard: createCloseGuard({ askToClose, askAnyway, close }), askToClose, askAnyway, close }
}

describe('a window that is to be closed', () => {
  it('asks its own questions for as long as they take, once it has answered', async () => {
    const { guard, askToClose, askAnyway, close } = openGuard()
    guard.ask()
    expect(askToClose).toHaveBeenCalledOnce()
    guard.answered()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(askAnyway).not.toHaveBeenCalled()
    expect(close).not.toHaveBeenCalled()
  })

  it.each([true, false])(
    'that does not answer is asked about by the system: %s',
    async (closes) => {
      const { guard, askAnyway, close } = openGuard(closes)
      guard.ask()
      await vi.advanceTimersByTimeAsync(4000)
      expect(askAnyway).not.toHaveBeenCalled()
      await vi.advanceTimersByTimeAsync(2000)
      expect(askAnyway).toHaveBeenCalledOnce()
      expect(close).toHaveBeenCalledTimes(closes ? 1 : 0)
    },
  )

  it('is asked about at once while it hangs, and not any more when it runs again', async () => {
    const { guard, askToClose, askAnyway } = openGuard(false)
    guard.setHung()
    guard.ask()
    await vi.advanceTimersByTimeAsync(0)
    expect([askAnyway.mock.calls.length, askToClose.mock.calls.length]).toEqual([1, 0])
    guard.setAnswering()
    guard.ask()
    expect([askAnyway.mock.calls.length, askToClose.mock.calls.length]).toEqual([1, 1])
  })

  it('cannot hold itself open by answers: the third wish within ten seconds is put to the system', async () => {
    const { guard, askAnyway, close } = openGuard()
    for (let wish = 0; wish < 3; wish++) {
      guard.ask()
      guard.answered()
    }
    await vi.advanceTimersByTimeAsync(0)
    expect(askAnyway).toHaveBeenCalledOnce()
    expect(close).toHaveBeenCalledOnce()
  })

  it('that is asked now and then is left to its own questions', async () => {
    const { guard, askToClose, askAnyway } = openGuard()
    for (let wish = 0; wish < 5; wish++) {
      guard.ask()
      guard.answered()
      await vi.advanceTimersByTimeAsync(20_000)
    }
    expect(askToClose).toHaveBeenCalledTimes(5)
    expect(askAnyway).not.toHaveBeenCalled()
  })
})
