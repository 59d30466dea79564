import { expect, it, onTestFinished } from 'vitest'
import { runTextTask } from './run-task.ts'
import { ScoringError } from './scoring.ts'
import { createScoringPool, type ScoringPool, type ScoringPoolOptions } from './scoring-pool.ts'

const text = 'Experts say this very unique platform will change everything for everyone.'
const task = { kind: 'text', source: text, context: {}, revises: false } as const

function startPool(options: Partial<ScoringPoolOptions> = {}): ScoringPool {
  const pool = createScoringPool({ threads: 1, deadlineMs: 20_000, maxWaiting: 25, ...options })
  onTestFinished(() => pool.close())
  return pool
}

async function reasonOf(work: Promise<unknown>): Promise<string> {
  const error: unknown = await work.catch((reason: unknown) => reason)
  return error instanceof ScoringError ? error.reason : 'none'
}

it('scores in a thread as the engine does here', async () => {
  const pool = startPool()
  expect(await pool.scoreText(task)).toEqual(runTextTask(task))
  const style = { kind: 'style', source: text, context: {}, mode: 'fast', withText: false } as const
  expect((await pool.scoreStyle(style)).execution_mode).toBe('fast')
})

it('ends a task at its deadline and continues with the next', async () => {
  const pool = startPool({ deadlineMs: 1 })
  expect(await reasonOf(pool.scoreText({ ...task, source: text.repeat(1300) }))).toBe('timeout')
  expect(await reasonOf(pool.scoreText({ ...task, source: text.repeat(1300) }))).toBe('timeout')
})

it('refuses what would wait behind too many', async () => {
  const pool = startPool({ maxWaiting: 0 })
  expect(await reasonOf(pool.scoreText(task))).toBe('overloaded')
})

it('a task that throws is a failure without its words', async () => {
  const pool = startPool()
  const broken = { ...task, context: { domain: 'canary'.repeat(100) } }
  const error: unknown = await pool.scoreText(broken).catch((reason: unknown) => reason)
  expect(String(error)).toBe('ScoringError: Scoring ended: failed.')
  expect((await pool.scoreText(task)).modality).toBe('text')
})

it('short texts that wait are sent together, and each call gets its own result', async () => {
  const pool = startPool({ maxWaiting: 40 })
  const sources = Array.from({ length: 40 }, (_, index) => `${text} It has ${index} parts.`)
  const results = await Promise.all(sources.map((source) => pool.scoreText({ ...task, source })))
  expect(results).toEqual(sources.map((source) => runTextTask({ ...task, source })))
})

it('a text that fails does not fail the others of its group', async () => {
  const pool = startPool()
  const broken = { ...task, context: { domain: 'canary'.repeat(100) } }
  const reasons = [task, broken, task].map((one) => reasonOf(pool.scoreText(one)))
  expect(await Promise.all(reasons)).toEqual(['none', 'failed', 'none'])
})
