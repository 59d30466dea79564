import { EventEmitter } from 'node:events'
import { mergeLayers } from '@content-trust/workspace'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Outcome } from '../tasks/outcome.ts'
import type { TextTask } from '../tasks/text-task.ts'
import { scoreInWorkers } from './scoring-workers.ts'

/** A thread of a test: it keeps what it gets, and answers when it is told to. */
class Thread extends EventEmitter {
  readonly inHand: { readonly id: number; readonly task: TextTask }[] = []
  isStopped = false
  isWaitedFor = false
  readonly entry: URL
  constructor(entry: URL) {
    super()
    this.entry = entry
    threads.push(this)
  }
  postMessage(message: { id: number; task: TextTask }) {
    this.inHand.push(message)
    onTask(this)
  }
  answer() {
    const next = this.inHand.shift()
    if (next === undefined) throw new Error('Nothing is in hand.')
    const outcome: Outcome = { status: 'skipped', shown: next.task.shown, note: 'scored' }
    queueMicrotask(() => this.emit('message', { id: next.id, outcome }))
  }
  ref() {
    this.isWaitedFor = true
  }
  unref() {
    this.isWaitedFor = false
  }
  async terminate() {
    this.isStopped = true
  }
}

const threads: Thread[] = []
let onTask: (thread: Thread) => void = () => {}

vi.mock('node:worker_threads', () => ({
  // A mock is made before the class is, so it asks for the class only when a thread is started.
  Worker: function startThread(entry: URL) {
    return new Thread(entry)
  },
}))

beforeEach(() => {
  threads.length = 0
  onTask = (thread) => thread.answer()
})

const tasks = (count: number) =>
  Array.from(
    { length: count },
    (_, at): TextTask => ({
      modality: 'text',
      shown: `${at}.md`,
      path: null,
      bytes: new Uint8Array(),
      size: 0,
      syntax: 'plain',
      settings: mergeLayers([]),
      details: false,
      cache: null,
      fix: null,
    }),
  )
const never = new AbortController().signal

async function collect(outcomes: AsyncIterable<Outcome>): Promise<Outcome[]> {
  const all: Outcome[] = []
  for await (const outcome of outcomes) all.push(outcome)
  return all
}

describe('threads', () => {
  it('answer in the order of the drafts, whichever is done first', async () => {
    let count = 0
    // Every second draft waits for the next one.
    onTask = (thread) => {
      count++
      if (count % 2 === 0) for (const each of threads) while (each.inHand.length > 0) each.answer()
      else thread.inHand.reverse()
    }
    const outcomes = await collect(scoreInWorkers(tasks(6), 2, never))
    expect(outcomes.map(({ shown }) => shown)).toEqual(tasks(6).map(({ shown }) => shown))
    expect(threads.map(({ isStopped }) => isStopped)).toEqual([true, true])
    expect(threads[0]?.entry.pathname).toMatch(/\/check\/worker\.ts$/)
  })

  it('share the drafts, and get eight each before the first is read', async () => {
    onTask = () => {}
    let taken = 0
    const source = (function* () {
      for (const task of tasks(100)) {
        taken++
        yield task
      }
    })()
    const outcomes = scoreInWorkers(source, 3, never)
    const first = outcomes.next()
    expect(taken).toBe(24)
    expect(threads.map(({ inHand }) => inHand.length)).toEqual([8, 8, 8])
    expect(threads.every(({ isWaitedFor }) => isWaitedFor)).toBe(true)
    threads[0]?.answer()
    expect((await first).value).toMatchObject({ shown: '0.md' })
    // The thread with the least in hand gets the next draft.
    const second = outcomes.next()
    expect(threads.map(({ inHand }) => inHand.length)).toEqual([8, 8, 8])
    expect(taken).toBe(25)
    threads[1]?.answer()
    await second
    await outcomes.return(undefined)
    expect(threads.map(({ isStopped }) => isStopped)).toEqual([true, true, true])
  })

  it('get nothing once the run is stopped, and what they hold is left', async () => {
    const stop = new AbortController()
    stop.abort()
    expect(await collect(scoreInWorkers(tasks(3), 2, stop.signal))).toEqual([])
    expect(threads.map(({ inHand }) => inHand.length)).toEqual([0, 0])

    const later = new AbortController()
    const outcomes = scoreInWorkers(tasks(3), 1, later.signal)
    expect((await outcomes.next()).value).toMatchObject({ shown: '0.md' })
    later.abort()
    expect((await outcomes.next()).done).toBe(true)
    expect(threads.at(-1)?.isStopped).toBe(true)
  })

  it.each([
    ['an error', new TypeError('out of memory'), 'out of memory', true],
    ['a word', 'gone', 'gone', false],
  ])(
    'that die of %s fail the drafts that they had in hand',
    async (_name, error, words, hasStack) => {
      onTask = (thread) => {
        if (thread.inHand.length === 2) queueMicrotask(() => thread.emit('error', error))
      }
      const outcomes = await collect(scoreInWorkers(tasks(2), 1, never))
      expect(outcomes).toMatchObject([
        { status: 'failed', shown: '0.md', problem: `the worker stopped: ${words}` },
        { status: 'failed', shown: '1.md', problem: `the worker stopped: ${words}` },
      ])
      expect(outcomes.map((outcome) => 'stack' in outcome)).toEqual([hasStack, hasStack])
    },
  )
})
