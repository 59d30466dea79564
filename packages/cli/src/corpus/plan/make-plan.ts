import { randomUUID } from 'node:crypto'
import { draftContextSchema } from '@content-trust/engine/schema'
import { UsageError } from '@content-trust/workspace'
import type { Host } from '../../host.ts'
import { wholeNumber } from '../../options/typed-values.ts'
import { type CorpusOptions, rowOptions } from '../corpus-options.ts'
import { describeOptions, identityOf } from '../identity.ts'
import { findInputs, type Input } from '../inputs/find-inputs.ts'
import { createRunProgress } from '../progress.ts'
import { findSlices } from '../shards/find-cuts.ts'
import { MAX_SHARDS, partsFolder } from '../shards/shard.ts'
import { chooseThreads } from '../threads/choose-threads.ts'
import { createScorer } from '../threads/create-scorer.ts'
import { duplicatesPath, writeDuplicates } from './duplicates-file.ts'
import { findDuplicates } from './find-duplicates.ts'
import { type Plan, readPlan, writePlan } from './plan-file.ts'

/** Bytes of input that make a shard: some seconds of work, so that a worker that is lost costs little. */
const SHARD_BYTES = 64 * 1024 * 1024

/** Options of `corpus plan` as they are typed. */
export interface PlanOptions extends CorpusOptions {
  readonly database?: string
  readonly shards?: string
  readonly lease?: string
  readonly attempts?: string
}

/** The plan that is there, or a new one; null when it was stopped on the way. */
export async function findOrMakePlan(
  host: Host,
  names: readonly string[],
  options: PlanOptions,
  output: string,
): Promise<Plan | null> {
  const row = rowOptions(options)
  const inputs = await findInputs(host.cwd, names, options.output ?? null)
  if (inputs.length === 0) throw new UsageError('No file of a corpus was found.')
  if (inputs.some(({ path }) => path === null)) {
    throw new UsageError(
      '`corpus plan` needs files that every worker can read, not standard input.',
    )
  }
  const total = inputs.reduce((sum, { size }) => sum + size, 0)
  const count = chooseCount(options.shards, total)
  const identity = {
    ...describeOptions(row),
    ...identityOf(inputs, await host.loadEngine()),
    '--shards': String(count),
  }
  const earlier = await readPlan(output)
  if (earlier !== null) {
    requireSamePlan(earlier, identity, options.output ?? '')
    return earlier
  }
  const made: Plan = {
    version: 1,
    id: randomUUID(),
    identity,
    options: { ...row, context: draftContextSchema.parse(row.context) },
    inputs: inputs.map(({ kind, source, size, modified }) => ({ kind, source, size, modified })),
    slices: await findSlices(inputs, count),
  }
  // Before the plan: who finds one finds all of it.
  if (row.dedupe !== null && !(await writeAllDuplicates(host, inputs, made, options, output)))
    return null
  await writePlan(output, made)
  return made
}

/** Writes the duplicates of every shard; false when it was stopped. */
async function writeAllDuplicates(
  host: Host,
  inputs: readonly Input[],
  plan: Plan,
  { jobs, quiet }: PlanOptions,
  output: string,
): Promise<boolean> {
  const total = inputs.reduce((sum, { size }) => sum + size, 0)
  const threads = chooseThreads(wholeNumber('--jobs', jobs, 1), total, host.cores)
  const scorer = await createScorer(host, plan.options, threads)
  const progress = createRunProgress(host.stderr, total, !quiet)
  let shard = 0
  try {
    for await (const found of findDuplicates(host, inputs, plan.slices, scorer, progress)) {
      shard++
      await writeDuplicates(duplicatesPath(output, shard, plan.slices.length), plan, found)
    }
  } finally {
    progress.stop()
    await scorer.stop()
  }
  return !host.stop.aborted
}

function chooseCount(asked: string | undefined, total: number): number {
  const count = wholeNumber('--shards', asked, 1) ?? Math.max(1, Math.ceil(total / SHARD_BYTES))
  if (count <= MAX_SHARDS) return count
  if (asked === undefined) return MAX_SHARDS
  throw new UsageError(`--shards ${count}: expected at most ${MAX_SHARDS}.`)
}

function requireSamePlan(earlier: Plan, identity: Plan['identity'], name: string): void {
  const names = new Set([...Object.keys(earlier.identity), ...Object.keys(identity)])
  const different = [...names].filter((each) => earlier.identity[each] !== identity[each])
  if (different.length === 0) return
  throw new UsageError(
    `${name} was planned with other ${different.join(', ')}. Plan the same again to continue it, name another output, or remove ${partsFolder(name)} to start over.`,
  )
}
