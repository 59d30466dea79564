import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { findOrMakePlan } from '../../../packages/cli/src/corpus/plan/make-plan.ts'
import { runShard } from '../../../packages/cli/src/corpus/plan/run-shard.ts'
import { createBatchScorer } from '../../../packages/cli/src/corpus/rows/score-batch.ts'
import type { Scorer } from '../../../packages/cli/src/corpus/threads/scorer.ts'
import { fakeEngine } from '../support/fake-engine.ts'
import { run } from '../support/fake-host.ts'
import { makeFolder } from '../support/folder.ts'

const lines = ['a', 'b', 'c']
  .map((id) => `${JSON.stringify({ id, text: 'Experts say it is very unique.' })}\n`)
  .join('')

async function makePlan() {
  const folder = await makeFolder({ 'in.jsonl': lines })
  const sink = { isTerminal: false, columns: 80, write: async () => {} }
  const host = {
    cwd: folder,
    env: {},
    stdin: (async function* () {})(),
    stdout: sink,
    stderr: sink,
    isDebug: false,
    cores: 1,
    loadEngine: async () => fakeEngine,
    loadTextEngine: async () => fakeEngine,
    readFile: (path: string) => readFile(path),
    scoreMedia: async function* () {},
    stop: new AbortController().signal,
  }
  const output = join(folder, 'out.jsonl')
  const options = { output: 'out.jsonl', shards: '1' }
  const plan = await findOrMakePlan(host, ['in.jsonl'], options, output)
  if (plan === null) throw new Error('expected a plan')
  const score = createBatchScorer(fakeEngine, plan.options)
  const scorer = (before: () => Promise<unknown>): Scorer => ({
    capacity: 1,
    score: async (batch, keysOnly) => {
      await before()
      return await score(batch, keysOnly)
    },
    stop: async () => {},
  })
  const take = (before: () => Promise<unknown> = async () => {}, shard = 1) =>
    runShard(host, output, plan, shard, scorer(before))
  const whole = await run(folder, ['corpus', 'in.jsonl'])
  return { folder, take, whole: whole.out, parts: join(folder, 'out.jsonl.parts') }
}

const part = '00001-of-00001.jsonl'

describe('a shard that two workers have at the same time', () => {
  it('is there whole when the second is done, and the same when the first is', async () => {
    const { take, whole, parts } = await makePlan()
    const seen: string[] = []
    const first = await take(async () => {
      const second = await take()
      expect(second).toEqual({ shard: 1, rows: 3, bad: 0, unreadable: 0 })
      seen.push(await readFile(join(parts, part), 'utf8'))
    })
    expect(first).toEqual({ shard: 1, rows: 3, bad: 0, unreadable: 0 })
    expect(seen).toEqual([whole])
    expect(await readFile(join(parts, part), 'utf8')).toBe(whole)
    expect((await readdir(parts)).sort()).toEqual([part, `${part}.counts.json`, 'plan.json'])
  })

  it('keeps what the second wrote when the first one fails', async () => {
    const { take, whole, parts } = await makePlan()
    const first = take(async () => {
      await take()
      throw new Error('lost')
    })
    await expect(first).rejects.toThrow('lost')
    expect(await readFile(join(parts, part), 'utf8')).toBe(whole)
    expect((await readdir(parts)).sort()).toEqual([part, `${part}.counts.json`, 'plan.json'])
  })
})

describe('a shard', () => {
  it('whose part is there is not scored again', async () => {
    const { take } = await makePlan()
    await take()
    const again = await take(() => Promise.reject(new Error('scored again')))
    expect(again).toEqual({ shard: 1, rows: null, bad: 0, unreadable: 0 })
  })

  it('that the plan does not have is refused', async () => {
    const { take, parts } = await makePlan()
    await expect(take(undefined, 2)).rejects.toThrow('the plan has no shard 2')
    await expect(take(undefined, 0)).rejects.toThrow('the plan has no shard 0')
    expect(await readdir(parts)).toEqual(['plan.json'])
  })

  it('whose input was changed since the plan is refused', async () => {
    const { folder, take, parts } = await makePlan()
    await writeFile(join(folder, 'in.jsonl'), `${lines}${lines}`)
    await expect(take()).rejects.toThrow('in.jsonl was changed since the plan')
    expect(await readdir(parts)).toEqual(['plan.json'])
  })
})
