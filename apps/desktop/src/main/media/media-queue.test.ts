import { describe, expect, it, onTestFinished, vi } from 'vitest'
import type { Answer } from '../../shared/answer.ts'
import type { MediaProcess } from '../ports.ts'
import { createMediaQueue, type MediaLimits } from './media-queue.ts'

const limits: MediaLimits = { deadlineMs: 10_000, idleMs: 10_000, mostFiles: 100 }
const known: Answer<unknown> = { ok: true, value: { isMedia: true } }

/** A process that answers when it is told to; one that was ended never answers. */
function heldProcess() {
  const sent: unknown[] = []
  const answers: ((answer: Answer<unknown>) => void)[] = []
  let ends = 0
  const process: MediaProcess = {
    send: (_name, input) => {
      sent.push(input)
      return new Promise((resolve) => answers.push(resolve))
    },
    end: () => {
      ends += 1
      answers.length = 0
    },
  }
  return { process, sent, answer: () => answers.shift()?.(known), ends: () => ends }
}

const ask = (queue: ReturnType<typeof createMediaQueue>, path: string) =>
  queue.run(path, 'know', { path })

describe('files that wait for the process of media', () => {
  it('go to it one at a time, in their order', async () => {
    const { process, sent, answer } = heldProcess()
    const queue = createMediaQueue(process, limits)
    const first = ask(queue, 'a')
    const second = ask(queue, 'b')
    expect(sent).toEqual([{ path: 'a' }])
    answer()
    expect(await first).toEqual({ isMedia: true })
    await expect.poll(() => sent).toEqual([{ path: 'a' }, { path: 'b' }])
    answer()
    await second
    queue.close()
  })

  it('lose their process when they take too long, and the next file gets a new one', async () => {
    const { process, sent, answer, ends } = heldProcess()
    const queue = createMediaQueue(process, { ...limits, deadlineMs: 40 })
    const held = ask(queue, 'damaged')
    const next = ask(queue, 'whole')
    await expect(held).rejects.toThrow(/may be damaged/)
    expect(ends()).toBe(1)
    await expect.poll(() => sent.length).toBe(2)
    answer()
    await next
    queue.close()
  })

  it('are removed while they wait, and end their process while they are read', async () => {
    const { process, sent, ends } = heldProcess()
    const queue = createMediaQueue(process, limits)
    const read = ask(queue, 'read')
    const waiting = ask(queue, 'waiting')
    queue.cancel('waiting')
    await expect(waiting).rejects.toMatchObject({ code: 'not_available' })
    expect(ends()).toBe(0)
    queue.cancel('read')
    await expect(read).rejects.toMatchObject({ code: 'not_available' })
    expect(ends()).toBe(1)
    expect(sent).toEqual([{ path: 'read' }])
    queue.close()
  })

  it('stay when another is removed', async () => {
    const { process, answer, ends } = heldProcess()
    const queue = createMediaQueue(process, limits)
    const [read, gone, kept] = ['read', 'gone', 'kept'].map((path) => ask(queue, path))
    queue.cancel('gone')
    queue.cancel('never asked')
    await expect(gone).rejects.toMatchObject({ code: 'not_available', message: 'Stopped.' })
    answer()
    await read
    answer()
    expect(await kept).toEqual({ isMedia: true })
    expect(ends()).toBe(0)
    queue.cancel('kept')
    expect(ends()).toBe(0)
    queue.close()
    expect(ends()).toBe(1)
  })

  it('each have the full time, however long the one before took', async () => {
    vi.useFakeTimers()
    onTestFinished(() => void vi.useRealTimers())
    const { process, answer, ends } = heldProcess()
    const queue = createMediaQueue(process, { ...limits, deadlineMs: 4000 })
    const first = ask(queue, 'a')
    await vi.advanceTimersByTimeAsync(3000)
    answer()
    await first
    const second = ask(queue, 'b')
    await vi.advanceTimersByTimeAsync(3000)
    expect(ends()).toBe(0)
    const late = expect(second).rejects.toThrow('longer than 4 seconds')
    await vi.advanceTimersByTimeAsync(1000)
    await late
    expect(ends()).toBe(1)
    queue.close()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(ends()).toBe(2)
  })

  it('run in a process that ends when idle, and is replaced after many files', async () => {
    const { process, answer, ends } = heldProcess()
    const queue = createMediaQueue(process, { ...limits, idleMs: 20, mostFiles: 2 })
    for (const name of ['a', 'b']) {
      const asked = ask(queue, name)
      answer()
      await asked
    }
    expect(ends()).toBe(1)
    await expect.poll(ends).toBe(2)
    queue.close()
  })
})
