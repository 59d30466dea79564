import { UsageError } from '@content-trust/workspace'
import { exitCodes, type Host } from '../../host.ts'
import { wholeNumber } from '../../options/typed-values.ts'
import { fileFormat } from '../output/file-format.ts'
import { lockOutput } from '../output/lock-output.ts'
import { resolveOutput } from '../output/open-output.ts'
import { partName, partsFolder } from '../shards/shard.ts'
import { isBucketUrl, storageOf } from '../storage/open-storage.ts'
import { findOrMakePlan, type PlanOptions } from './make-plan.ts'
import { withQueues } from './open-queues.ts'
import { fillQueue } from './queue.ts'

const SHORTEST_LEASE = 10

/** Splits a corpus into shards and queues them; the same command again queues only what is missing. */
export async function plan(
  host: Host,
  names: readonly string[],
  options: PlanOptions,
): Promise<number> {
  const { output: name } = options
  if (name === undefined) throw new UsageError('`corpus plan` needs --output FILE.')
  fileFormat(name)
  const rules = {
    lease: wholeNumber('--lease', options.lease, SHORTEST_LEASE) ?? 60,
    attempts: wholeNumber('--attempts', options.attempts, 1) ?? 5,
  }
  const output = await placeOf(host, name)
  const unlock = isBucketUrl(name) ? async () => {} : await lockOutput(output)
  try {
    const made = await findOrMakePlan(host, names, options, output)
    if (made === null) {
      await host.stderr.write('note: stopped; nothing was planned.\n')
      return exitCodes.interrupted
    }
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
