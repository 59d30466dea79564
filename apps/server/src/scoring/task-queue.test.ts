import { expect, it } from 'vitest'
import { accountCaller } from './caller.ts'
import { ScoringError } from './scoring.ts'
import { type ScoringTask, TaskQueue, type TaskQueueOptions } from './task-queue.ts'

const short = textOf('short')

function textOf(source: string): ScoringTask {
  return { kind: 'text', source, context: {}, revises: false }
}

/** A queue over threads that do what they are told; `groups` are the texts that each was given. */
function openQueue(
  score: TaskQueueOptions<string>['score'],
  options: Partial<TaskQueueOptions<string>> = {},
): { readonly queue: TaskQueue<string>; readonly groups: string[][] } {
  const groups: string[][] = []
  const queue = new TaskQueue<string>({
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

const echo: TaskQueueOptions<string>['score'] = async (tasks) => tasks.map(({ source }) => source)

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
    return tasks.map(({ source }) => source)
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

it('refuses the account that has too many waiting, and serves another in its turn', async () => {
  const { queue, groups } = openQueue(echo, { maxWaiting: 4 })
  const busy = (call: string) =>
    reasonOf(queue.run(textOf(`busy ${call}`), accountCaller('busy', call)))
  const works = ['1', '2', '3'].map(busy)
  const other = queue.run(textOf('other'), accountCaller('other', '1'))
  expect(await Promise.all(works)).toEqual(['none', 'none', 'queue_full'])
  expect(await other).toBe('other')
  expect(groups).toEqual([['busy 1', 'busy 2'], ['other']])
})

it('leaves others a thread once they are there', async () => {
  const gate = Promise.withResolvers<void>()
  const { queue, groups } = openQueue(
    async (tasks) => {
      if (tasks.some(({ source }) => source.startsWith('busy'))) await gate.promise
      return tasks.map(({ source }) => source)
    },
    { threads: 2, maxWaiting: 100 },
  )
  const other = accountCaller('other', '1')
  await queue.run(textOf('first'), other)
  const long = 'busy '.repeat(2_000)
  const works = ['1', '2'].map((call) => queue.run(textOf(long), accountCaller('busy', call)))
  await queue.run(textOf('second'), other)
  expect(groups).toEqual([['first'], [long], ['second']])
  gate.resolve()
  await Promise.all(works)
})
