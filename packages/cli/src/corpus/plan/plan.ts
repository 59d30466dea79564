import { randomUUID } from 'node:crypto'
import { contextSchema } from '@content-trust/engine/schema'
import { wholeNumber } from '../../check/check-options.ts'
import { exitCodes, type Host } from '../../host.ts'
import { UsageError } from '../../usage-error.ts'
import { type CorpusOptions, rowOptions } from '../corpus-options.ts'
import { describeOptions, identityOf } from '../identity.ts'
import { findInputs } from '../inputs/find-inputs.ts'
import { lockOutput } from '../output/lock-output.ts'
import { resolveOutput } from '../output/open-output.ts'
import { outputFormat } from '../output/output-format.ts'
import { findSlices } from '../shards/find-cuts.ts'
import { MOST_SHARDS, partName, partsFolder } from '../shards/shard.ts'
import { isBucketUrl, storageOf } from '../storage/storage.ts'
import { withQueues } from './open-queues.ts'
import { type Plan, readPlan, writePlan } from './plan-file.ts'
import { fillQueue } from './queue.ts'

/** Bytes of input that make a shard: some seconds of work, so that a worker that is lost costs little. */
const SHARD_BYTES = 64 * 1024 * 1024
const SHORTEST_LEASE = 10

/** Options of `corpus plan` as they are typed. */
export interface PlanOptions extends CorpusOptions {
  readonly database?: string
  readonly shards?: string
  readonly lease?: string
  readonly attempts?: string
}

/** Splits a corpus into shards and queues them; the same command again queues only what is missing. */
export async function plan(
  host: Host,
  names: readonly string[],
  options: PlanOptions,
): Promise<number> {
  const { output: name } = options
  if (name === undefined) throw new UsageError('`corpus plan` needs --output FILE.')
  outputFormat(name)
  const rules = {
    lease: wholeNumber('--lease', options.lease, SHORTEST_LEASE) ?? 60,
    attempts: wholeNumber('--attempts', options.attempts, 1) ?? 5,
  }
  const output = await placeOf(host, name)
  const unlock = isBucketUrl(name) ? async () => {} : await lockOutput(output)
  try {
    const made = await findOrMake(host, names, options, output)
    const there = new Set(await (await storageOf(output)).list(partsFolder(output)))
    const count = made.slices.length
    const missing = made.slices.flatMap((_, index) => {
      const part = partName(output, { number: index + 1, count })
      return there.has(part.slice(partsFolder(output).length + 1)) ? [] : [index + 1]
    })
    await withQueues(host, options.database, (boss) => fillQueue(boss, made, missing, rules))
    if (!options.quiet) {
      await host.stderr.write(
        `planned ${count} shards: ${missing.length} to score, ${count - missing.length} there\n`,
      )
    }
    return exitCodes.passed
  } finally {
    await unlock()
  }
}

/** Where an output lies, as workers find it too. */
export async function placeOf({ cwd }: Pick<Host, 'cwd'>, name: string): Promise<string> {
  return isBucketUrl(name) ? name : await resolveOutput(cwd, name)
}

async function findOrMake(
  host: Host,
  names: readonly string[],
  options: PlanOptions,
  output: string,
): Promise<Plan> {
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
    options: { ...row, context: contextSchema.parse(row.context), dedupe: null },
    inputs: inputs.map(({ kind, source, size, modified }) => ({ kind, source, size, modified })),
    slices: await findSlices(inputs, count),
  }
  await writePlan(output, made)
  return made
}

function chooseCount(asked: string | undefined, total: number): number {
  const count = wholeNumber('--shards', asked, 1) ?? Math.max(1, Math.ceil(total / SHARD_BYTES))
  if (count <= MOST_SHARDS) return count
  if (asked === undefined) return MOST_SHARDS
  throw new UsageError(`--shards ${count}: expected at most ${MOST_SHARDS}.`)
}

function requireSamePlan(earlier: Plan, identity: Plan['identity'], name: string): void {
  const names = new Set([...Object.keys(earlier.identity), ...Object.keys(identity)])
  const different = [...names].filter((each) => earlier.identity[each] !== identity[each])
  if (different.length === 0) return
  throw new UsageError(
    `${name} was planned with other ${different.join(', ')}. Plan the same again to go on with it, name another output, or remove ${partsFolder(name)} to start anew.`,
  )
}
