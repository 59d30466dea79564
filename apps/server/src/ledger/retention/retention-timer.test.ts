import { expect, it, vi } from 'vitest'
import type { Erased } from './retention-ports.ts'
import { startRetention } from './retention-timer.ts'

const nothing: Erased = { calls: 0, texts: 0, requests: 0, accounts: 0 }

it('erases step by step, says how much, and stops between two steps', async () => {
  const sums: Erased[] = []
  let left = 3
  const step = vi.fn(async () => ({ ...nothing, calls: 200, isDone: --left === 0 }))
  const stop = startRetention(
    { step },
    { every: 5, onErased: (sum) => sums.push(sum), onError: () => {} },
  )
  await vi.waitFor(() => expect(sums).toEqual([{ ...nothing, calls: 600 }]))
  left = Number.POSITIVE_INFINITY
  await vi.waitFor(() => expect(step.mock.calls.length).toBeGreaterThan(3))
  await stop()
  const { length } = step.mock.calls
  await new Promise((resolve) => setTimeout(resolve, 150))
  expect(step.mock.calls).toHaveLength(length)
})

it('tells of a failure and tries again; a run without anything to erase says nothing', async () => {
  const errors: unknown[] = []
  let isBroken = true
  const step = vi.fn(async () => {
    if (isBroken) throw new Error('gone')
    return { ...nothing, isDone: true }
  })
  const onErased = vi.fn()
  const stop = startRetention({ step }, { every: 5, onErased, onError: (e) => errors.push(e) })
  await vi.waitFor(() => expect(errors.length).toBeGreaterThan(1))
  isBroken = false
  const { length } = step.mock.calls
  await vi.waitFor(() => expect(step.mock.calls.length).toBeGreaterThan(length + 1))
  await stop()
  expect(onErased).not.toHaveBeenCalled()
})
