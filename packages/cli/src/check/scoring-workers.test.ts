import { MAX_BYTES } from '@content-trust/engine/node/drafts'
import { mergeLayers } from '@content-trust/engine/settings'
import { expect, it } from 'vitest'
import type { DraftTask } from './score-draft.ts'
import { scoreInWorkers } from './scoring-workers.ts'

const task = (name: number, more: Partial<DraftTask> = {}): DraftTask => ({
  shown: `${name}.md`,
  path: null,
  bytes: Buffer.from('It is a very unique pump. '.repeat(name % 3 === 0 ? 400 : 1)),
  size: 26,
  syntax: 'plain',
  settings: mergeLayers([]),
  details: false,
  cache: null,
  fix: null,
  ...more,
})

it('answers in the order of the drafts, and is only so far ahead of its reader', async () => {
  const tasks = Array.from({ length: 24 }, (_, at) =>
    task(at, at === 5 ? { size: MAX_BYTES + 1 } : {}),
  )
  let taken = 0
  const source = (function* () {
    for (const each of tasks) {
      taken++
      yield each
    }
  })()
  const seen: string[] = []
  const ahead: number[] = []
  for await (const { shown, status } of scoreInWorkers(source, 2, new AbortController().signal)) {
    ahead.push(taken - seen.length)
    seen.push(`${shown} ${status}`)
  }
  expect(seen).toEqual(tasks.map(({ shown }, at) => `${shown} ${at === 5 ? 'failed' : 'scored'}`))
  expect(Math.max(...ahead)).toBe(16)
  expect(taken).toBe(24)
})

it('takes no draft once the run is stopped', async () => {
  let taken = 0
  const source = (function* () {
    taken++
    yield task(1)
  })()
  for await (const _ of scoreInWorkers(source, 1, AbortSignal.abort())) expect.unreachable()
  expect(taken).toBe(0)
})

it('fails what a thread had in hand when it dies', async () => {
  // A thread gets a copy of a task, and of a task that cannot be read it dies.
  const broken = task(1, { settings: JSON.parse('null') })
  const outcomes = []
  for await (const outcome of scoreInWorkers([broken], 1, new AbortController().signal)) {
    outcomes.push(outcome)
  }
  expect(outcomes).toMatchObject([{ status: 'failed', shown: '1.md', stack: expect.any(String) }])
})
