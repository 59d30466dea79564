import { afterEach, expect, it, vi } from 'vitest'
import type { Answer } from '../../shared/answer.ts'
import { createSpellingQueue } from './spelling-queue.ts'

afterEach(() => {
  vi.useRealTimers()
})

const task = { draft: 'one', syntax: 'markdown', dialect: 'american', near: 0 } as const
const done = { ok: true, value: { problems: [], isDone: true, isKnown: true, took: 1 } } as const
const limits = { budgetMs: 100, deadlineMs: 1000, idleMs: 5000 }

/** A process whose answers a test gives. */
function openQueue() {
  const open: ((answer: Answer<unknown>) => void)[] = []
  const asked: unknown[] = []
  const end = vi.fn()
  const send = (_name: string, input: unknown) => {
    asked.push(input)
    return new Promise<Answer<unknown>>((resolve) => open.push(resolve))
  }
  const queue = createSpellingQueue({ send, end }, limits)
  return { queue, asked, end, answer: (answer: Answer<unknown>) => open.shift()?.(answer) }
}

it('asks for one text at a time, and drops what a newer one has overtaken', async () => {
  const { queue, asked, answer } = openQueue()
  const first = queue.check({ ...task, request: 1, text: 'One' })
  await vi.waitFor(() => expect(asked).toHaveLength(1))
  const second = queue.check({ ...task, request: 2, text: 'Two' })
  const third = queue.check({ ...task, request: 3, text: 'Three' })
  answer(done)
  expect(await first).toEqual({ status: 'superseded' })
  expect(await second).toEqual({ status: 'superseded' })
  await vi.waitFor(() => expect(asked).toHaveLength(2))
  answer(done)
  expect(await third).toEqual({ status: 'checked', problems: [], isDone: true, took: 1 })
  expect(asked).toMatchObject([
    { text: 'One', budget: 100 },
    { text: 'Three', budget: 100 },
  ])
})

it('says when the process no longer has the text, and when it failed', async () => {
  const { queue, answer, asked } = openQueue()
  const gone = queue.check({ ...task, request: 1, text: null })
  await vi.waitFor(() => expect(asked).toHaveLength(1))
  answer({ ok: true, value: { ...done.value, isKnown: false } })
  expect(await gone).toEqual({ status: 'forgotten' })
  const failed = queue.check({ ...task, request: 2, text: 'One' })
  await vi.waitFor(() => expect(asked).toHaveLength(2))
  answer({ ok: false, code: 'interrupted', message: 'It died.' })
  await expect(failed).rejects.toThrow('It died.')
})

it('ends a process that takes too long, and one that has nothing to do', async () => {
  vi.useFakeTimers()
  const { queue, end, answer } = openQueue()
  const slow = queue.check({ ...task, request: 1, text: 'One' })
  await vi.advanceTimersByTimeAsync(999)
  expect(end).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(end).toHaveBeenCalledOnce()
  answer(done)
  await slow
  await vi.advanceTimersByTimeAsync(4999)
  expect(end).toHaveBeenCalledOnce()
  await vi.advanceTimersByTimeAsync(1)
  expect(end).toHaveBeenCalledTimes(2)
})
