import { expect, it } from 'vitest'
import { ScoringError } from './scoring.ts'
import { type ScoringTask, TaskQueue, type TaskQueueOptions } from './task-queue.ts'

const short = textOf('short')

function textOf(source: string): ScoringTask {
  return { kind: 'text', source, context: {}, revises: false }
}

/** A queue over threads that do what they are told; `groups` are the texts that each was given. */
function openQueue(
  score: TaskQueueOptions['score'],
  options: Partial<TaskQueueOptions> = {},
): { readonly queue: TaskQueue; readonly groups: string[][] } {
  const groups: string[][] = []
  const queue = new TaskQueue({
    threads: 1,
    deadlineMs: 1_000,
    maxWaiting: 25,
    score: (tasks, deadline) => {
      groups.push(tasks.map(({ source }) => source))
      return score(tasks, deadline)
    },
    ...options,
  })
  return { queue, groups }
}

async function reasonOf(work: Promise<unknown>): Promise<string> {
  const error: unknown = await work.catch((reason: unknown) => reason)
  return error instanceof ScoringError ? error.reason : 'none'
}

const echo: TaskQueueOptions['score'] = async (tasks) => tasks.map(({ source }) => source)

it('shares short texts out among the threads, and gives a long one a thread to itself', async () => {
  const { queue, groups } = openQueue(echo, { threads: 2 })
  const long = 'long'.repeat(5_000)
  const sources = ['a', 'b', 'c', 'd', long, 'e']
  const results = await Promise.all(sources.map((source) => queue.run(textOf(source))))
  expect(results).toEqual(sources)
  expect(groups).toEqual([['a', 'b', 'c'], ['d'], [long], ['e']])
})

it('scores again, each by itself, what shared a thread that died', async () => {
  const { queue, groups } = openQueue(async (tasks) => {
    if (tasks.some(({ source }) => source === 'deadly')) throw new Error('the thread died')
    return [...tasks]
  })
  const works = ['a', 'deadly', 'b'].map((source) => reasonOf(queue.run(textOf(source))))
  expect(await Promise.all(works)).toEqual(['none', 'failed', 'none'])
  expect(groups).toEqual([['a', 'deadly', 'b'], ['a'], ['deadly'], ['b']])
})

it('ends what is late and nothing else', async () => {
  const { queue } = openQueue(
    (_tasks, deadline) =>
      new Promise((_resolve, reject) => {
        deadline.addEventListener('abort', () => reject(new Error('aborted')))
      }),
    { deadlineMs: 5 },
  )
  expect(await Promise.all([reasonOf(queue.run(short)), reasonOf(queue.run(short))])).toEqual([
    'timeout',
    'timeout',
  ])
})

it('refuses what would wait behind too many', async () => {
  const { queue } = openQueue(echo, { maxWaiting: 2 })
  const works = [short, short, short].map((one) => reasonOf(queue.run(one)))
  expect(await Promise.all(works)).toEqual(['none', 'none', 'overloaded'])
})
