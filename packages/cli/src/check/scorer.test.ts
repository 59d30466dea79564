import { mergeLayers } from '@content-trust/workspace'
import { describe, expect, it } from 'vitest'
import { fakeEngine } from '../../../../test/cli/support/fake-engine.ts'
import type { Outcome } from '../tasks/outcome.ts'
import type { Task } from '../tasks/task.ts'
import { chooseJobs, type ScorePlace, scoreInOrder } from './scorer.ts'

const MB = 1024 * 1024

describe('the number of threads', () => {
  it.each([
    ['a small run', [5000, 5000], 8, 1],
    ['one large draft', [10 * MB], 8, 1],
    ['many drafts on one core', Array(100).fill(MB), 1, 1],
    ['many drafts on many cores', Array(100).fill(MB), 16, 8],
    ['enough for two', Array(20).fill(MB), 8, 2],
    ['nothing', [], 8, 1],
  ])('%s', (_name, sizes, cores, expected) => {
    expect(chooseJobs(null, sizes, cores)).toBe(expected)
  })

  it('is what was asked for, but no more than there are drafts', () => {
    expect([
      chooseJobs(4, [1, 1, 1, 1, 1], 2),
      chooseJobs(4, [1, 1], 2),
      chooseJobs(4, [], 2),
    ]).toEqual([4, 2, 1])
  })
})

describe('the order of outcomes', () => {
  const taskOf = (shown: string): Task => {
    const bytes = Buffer.from('Some words of a draft.')
    const file = { shown, path: null, bytes, size: 22, settings: mergeLayers([]) }
    if (shown.endsWith('.jpg')) return { modality: 'media', ...file }
    return { modality: 'text', ...file, syntax: 'plain', details: false, cache: null, fix: null }
  }
  const needs = {
    engine: fakeEngine,
    loadEngine: async () => fakeEngine,
    readFile: async () => new Uint8Array(),
  }

  /** Runs tasks whose media all fail, and keeps what was asked and whether media was ended. */
  async function run(
    names: readonly string[],
    signal = new AbortController().signal,
    enough = Number.POSITIVE_INFINITY,
  ) {
    const asked: { names: string[]; jobs: number; signal: AbortSignal }[] = []
    let isEnded = false
    const place: ScorePlace = {
      jobs: 1,
      mediaJobs: 3,
      signal,
      scoreMedia: async function* (tasks, jobs, mediaSignal) {
        asked.push({ names: tasks.map(({ shown }) => shown), jobs, signal: mediaSignal })
        try {
          for (const { shown } of tasks) {
            const outcome: Outcome = { status: 'failed', shown, problem: 'none' }
            yield shown.startsWith('x') ? { ...outcome, status: 'skipped', note: 'x' } : outcome
          }
        } finally {
          isEnded = true
        }
      },
    }
    const outcomes: Outcome[] = []
    for await (const outcome of scoreInOrder(names.map(taskOf), needs, place)) {
      outcomes.push(outcome)
      if (outcomes.length === enough) break
    }
    return { outcomes, asked, isEnded: () => isEnded }
  }

  it('is that of the tasks, drafts and media mixed', async () => {
    const names = ['a.jpg', 'b.md', 'x.jpg', 'd.jpg', 'e.md']
    const { outcomes, asked, isEnded } = await run(names)
    expect(outcomes.map(({ shown }) => shown)).toEqual(names)
    expect(outcomes.map((outcome) => ('isMedia' in outcome ? outcome.isMedia : null))).toEqual([
      true,
      null,
      null,
      true,
      null,
    ])
    expect(outcomes[1]?.status).toBe('scored')
    expect(asked).toMatchObject([{ names: ['a.jpg', 'x.jpg', 'd.jpg'], jobs: 3 }])
    expect(isEnded()).toBe(true)
  })

  it('starts nothing for media where there is none', async () => {
    const { outcomes, asked } = await run(['b.md', 'e.md'])
    expect(outcomes.map(({ shown }) => shown)).toEqual(['b.md', 'e.md'])
    expect(asked).toEqual([])
  })

  it('ends the work on media when nobody waits any more', async () => {
    const { asked, isEnded } = await run(['a.jpg', 'b.md', 'd.jpg'], undefined, 1)
    expect(asked[0]?.signal.aborted).toBe(true)
    expect(isEnded()).toBe(true)
  })

  it.each([[['a.jpg', 'b.md']], [['b.md', 'c.md']]])(
    'is empty once a run is stopped: %j',
    async (names) => {
      const { outcomes } = await run(names, AbortSignal.abort())
      expect(outcomes).toEqual([])
    },
  )
})
