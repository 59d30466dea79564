import { resolve } from 'node:path'
import type { Host } from '../../host.ts'
import type { IsDuplicate } from '../dedupe/duplicates.ts'
import type { Input } from '../inputs/find-inputs.ts'
import { openStagedRun } from '../output/staged-run.ts'
import { runCorpus } from '../run-corpus.ts'
import { partName } from '../shards/shard.ts'
import { isBucketUrl, storageOf } from '../storage/open-storage.ts'
import { StorageProblem } from '../storage/storage.ts'
import { writeCounts } from '../summary/part-counts.ts'
import type { Scorer } from '../threads/scorer.ts'
import { duplicatesPath, readDuplicates } from './duplicates-file.ts'
import type { Plan } from './plan-file.ts'

/** What became of a shard; kept with its job. */
export interface ShardEnd {
  readonly shard: number
  /** Null when its part was there already. */
  readonly rows: number | null
  readonly bad: number
  /** Inputs of it that could not be read to their end. */
  readonly unreadable: number
}

/** A shard that cannot be scored as it was planned. */
export class ShardProblem extends Error {
  override readonly name = 'ShardProblem'
}

/** Scores one shard of a plan to its part, which is there whole or not at all; null when it was stopped. */
export async function runShard(
  host: Pick<Host, 'cwd' | 'stdin' | 'stop'>,
  output: string,
  plan: Plan,
  shard: number,
  scorer: Scorer,
): Promise<ShardEnd | null> {
  const slice = plan.slices[shard - 1]
  if (slice === undefined) throw new ShardProblem(`the plan has no shard ${shard}`)
  const part = partName(output, { number: shard, count: plan.slices.length })
  // Who scored it may have been lost before it could say so.
  if ((await (await storageOf(part)).find(part)) !== null) {
    return { shard, rows: null, bad: 0, unreadable: 0 }
  }
  const inputs = plan.inputs.map((input) => ({ ...input, path: pathOf(host.cwd, input.source) }))
  const last = slice.until === null ? inputs.length : slice.until.input + 1
  await requireUnchanged(inputs.slice(slice.from.input, last))
  const repeats = await plannedDuplicates(output, plan, shard)
  // Another worker that had the shard before wrote the same bytes.
  const run = await openStagedRun(part, slice.from, true)
  try {
    const { tallies, unreadable } = await runCorpus(host, {
      inputs,
      slice,
      isDuplicate: repeats?.isDuplicate ?? null,
      isStrict: false,
      from: run.from,
      // The next shard needs it too.
      scorer: { ...scorer, stop: async () => {} },
      output: run.output,
      save: null,
      progress: { count: () => {}, tell: () => {}, stop: () => {} },
    })
    if (host.stop.aborted) return null
    repeats?.requireAll()
    await writeCounts(part, { tallies, unreadable }, plan.identity)
    await run.complete()
    const { written, failed } = tallies.total()
    return { shard, rows: written + failed, bad: failed, unreadable }
  } finally {
    await run.release()
  }
}

/** What the plan found, asked row by row; null when all rows are kept. */
async function plannedDuplicates(
  output: string,
  plan: Plan,
  shard: number,
): Promise<{ readonly isDuplicate: IsDuplicate; readonly requireAll: () => void } | null> {
  if (plan.options.dedupe === null) return null
  const path = duplicatesPath(output, shard, plan.slices.length)
  const planned = await readDuplicates(path, plan)
  if (planned === null) {
    throw new ShardProblem(
      `${path} is not what the plan left there; remove its folder and plan again`,
    )
  }
  let row = 0
  let next = 0
  return {
    isDuplicate: () => {
      const isDuplicate = planned.repeats[next] === row++
      if (isDuplicate) next++
      return isDuplicate
    },
    requireAll: () => {
      if (row === planned.rows) return
      throw new ShardProblem(`the shard has ${row} rows, and the plan found ${planned.rows}`)
    },
  }
}

function pathOf(cwd: string, source: string): string {
  return isBucketUrl(source) ? source : resolve(cwd, source)
}

async function requireUnchanged(inputs: readonly (Input & { path: string })[]): Promise<void> {
  for (const { path, source, size, modified } of inputs) {
    const found = await (await storageOf(path)).find(path)
    if (found === null) throw new StorageProblem(`${source}: no such file, seen from this worker`)
    if (found.size === size && found.modified === modified) continue
    throw new ShardProblem(`${source} was changed since the plan`)
  }
}
