import type { IntendedUse } from '@content-trust/engine/schema'
import { analyzeText } from '@content-trust/engine/text'
import { expect, it } from 'vitest'
import type { ScoreAnswer, ScoreTask } from './messages.ts'
import { createScorer, type ScoreThread } from './scorer.ts'

const input = (source: string, use: IntendedUse = 'publish') => ({
  draft: { source, syntax: 'markdown' as const },
  context: { intended_use: use },
  isWhole: false,
})
const result = analyzeText({ source: 'The very unique plan works.', syntax: 'markdown' })

/** A thread that answers when it is told to. */
function thread() {
  const tasks: ScoreTask[] = []
  const listeners = new Map<string, (event: { readonly data: ScoreAnswer }) => void>()
  let starts = 0
  const start = (): ScoreThread => {
    starts += 1
    return {
      postMessage: (task) => void tasks.push(task),
      addEventListener: (type: string, listen: (event: { readonly data: ScoreAnswer }) => void) => {
        listeners.set(type, listen)
      },
    }
  }
  const answer = (data: ScoreAnswer): void => listeners.get('message')?.({ data })
  return {
    start,
    tasks,
    starts: () => starts,
    scored: (id: number) =>
      answer({ id, ok: true, kind: 'score', result, sentences: [0, 5], fixes: { a: `${id}` } }),
    answered: answer,
    refused: (id: number) => answer({ id, ok: false }),
    broken: () => listeners.get('error')?.({ data: { id: 0, ok: false } }),
  }
}

it('starts its thread with the first draft, once', async () => {
  const { start, starts, scored, tasks } = thread()
  const scorer = createScorer(start)
  expect(starts()).toBe(0)
  scorer.warm()
  const first = scorer.score(input('one', 'cite'))
  expect(tasks).toEqual([{ id: 1, kind: 'score', ...input('one', 'cite') }])
  scored(1)
  expect(await first).toEqual({ result, sentences: [0, 5], fixes: { a: '1' } })
  expect(starts()).toBe(1)
})

it('scores one draft at a time, and of those that wait the latest', async () => {
  const { start, tasks, scored } = thread()
  const scorer = createScorer(start)
  const [first, second, third] = ['one', 'two', 'three'].map((text) => scorer.score(input(text)))
  expect(await second).toBe('superseded')
  expect(tasks.map(({ draft }) => draft.source)).toEqual(['one'])
  scored(7)
  scored(1)
  expect(await first).toMatchObject({ fixes: { a: '1' } })
  expect(tasks.map(({ draft }) => draft.source)).toEqual(['one', 'three'])
  scored(3)
  expect(await third).toMatchObject({ fixes: { a: '3' } })
})

it('fails each call where the engine cannot be loaded or started', async () => {
  const { start, broken } = thread()
  const loading = createScorer(start)
  const calls = [loading.score(input('one')), loading.score(input('two'))]
  broken()
  expect(await Promise.all(calls)).toEqual(['failed', 'failed'])
  expect(await loading.score(input('three'))).toBe('failed')
  const refused = createScorer(() => {
    throw new Error('no threads here')
  })
  expect(await refused.score(input('one'))).toBe('failed')
})

it('goes on after a draft that the engine refuses', async () => {
  const { start, refused, scored } = thread()
  const scorer = createScorer(start)
  const first = scorer.score(input('one'))
  refused(1)
  expect(await first).toBe('failed')
  const second = scorer.score(input('two'))
  scored(2)
  expect(await second).toMatchObject({ fixes: { a: '2' } })
})

it('asks for the edit of a finding beside the scores, and gives null where the engine failed', async () => {
  const { start, tasks, answered, scored, refused } = thread()
  const scorer = createScorer(start)
  const score = scorer.score(input('one'))
  const finding = { rule: 'wordy-phrase', place: null }
  const [none, failed] = [1, 2].map(() => scorer.findFix({ ...input('one'), finding }))
  expect(tasks.map(({ kind }) => kind)).toEqual(['score', 'fix', 'fix'])
  answered({ id: 2, ok: true, kind: 'fix', fix: null })
  refused(3)
  expect(await Promise.all([none, failed])).toEqual([null, null])
  scored(1)
  expect(await score).toMatchObject({ result })
})
