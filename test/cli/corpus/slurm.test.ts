import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { generateRows } from '../../../bench/corpus/generate-rows.ts'
import { partName } from '../../../packages/cli/src/corpus/shards/shard.ts'
import { makeFolder } from '../support/folder.ts'
import { asHere, readRecipe, sh } from './support/recipe.ts'
import { hasSlurm, type SlurmCluster, startSlurmCluster } from './support/slurm-cluster.ts'

const ROWS = 3000

describe.skipIf(!hasSlurm())('a Slurm of one node', { timeout: 180_000 }, () => {
  let slurm: SlurmCluster
  beforeAll(async () => {
    slurm = await startSlurmCluster()
  }, 90_000)
  afterAll(async () => {
    await slurm.stop()
  })

  it('runs the recipe: tasks that are stopped or killed go on, and the whole is what one run writes', async () => {
    const texts = [...generateRows(ROWS, 5)].map((row) => `${JSON.stringify(row)}\n`).join('')
    const folder = await makeFolder({
      'texts.jsonl': texts,
      'slurm.sh': asHere(await readRecipe('slurm.sh')),
    })
    const ask = async (command: string) => {
      const { status, out, err } = await sh(folder, command, slurm.environment)
      expect([command, status, err]).toEqual([command, 0, ''])
      return out.trim()
    }
    const lockOf = (number: number) =>
      `${partName(join(folder, 'scored.jsonl'), { number, count: 8 })}.lock`

    const job = await ask('sbatch --parsable slurm.sh')
    // Slurm asks the first task to stop, and starts it again later.
    await holderOf(lockOf(1))
    await ask(`scontrol requeue ${job}_1`)
    // The second one is killed, and nobody starts it again.
    process.kill(await holderOf(lockOf(2)), 'SIGKILL')
    await untilDone(ask)
    const early = await sh(folder, 'npx content-trust corpus join scored.jsonl')
    expect([early.status, early.err]).toEqual([
      2,
      expect.stringContaining('1 of 8 parts are not there or not done: 2\n'),
    ])

    const again = await ask('sbatch --parsable --wait --array=2 slurm.sh')
    await writeFile(
      join(folder, 'join.sh'),
      asHere('#!/bin/bash\nnpx content-trust corpus join scored.jsonl\n'),
    )
    await ask(`sbatch --wait --dependency=afterok:${again} join.sh`)

    const one = await sh(folder, 'npx content-trust corpus texts.jsonl --quiet')
    const joined = await readFile(join(folder, 'scored.jsonl'), 'utf8')
    expect(joined.split('\n').length).toBe(ROWS + 1)
    expect(joined === one.out).toBe(true)
    // What the task said before it was stopped is kept.
    const said = await readFile(join(folder, `slurm-${job}_1.out`), 'utf8')
    expect(said).toContain('DUE TO JOB REQUEUE')
  })
})

/** The process that has a lock, as soon as there is one. */
async function holderOf(lock: string): Promise<number> {
  for (;;) {
    const text = await readFile(lock, 'utf8').catch(() => '')
    if (text !== '') return JSON.parse(text).pid
    await wait(10)
  }
}

/** Waits until no task is left in the queue. */
async function untilDone(ask: (command: string) => Promise<string>): Promise<void> {
  while ((await ask('squeue --noheader')) !== '') await wait(200)
}
