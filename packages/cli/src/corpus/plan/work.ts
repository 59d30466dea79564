import { setTimeout as wait } from 'node:timers/promises'
import { UsageError } from '@content-trust/workspace'
import type { JobWithMetadata, PgBoss } from 'pg-boss'
import { exitCodes, type Host } from '../../host.ts'
import { wholeNumber } from '../../options/typed-values.ts'
import { findParts } from '../join/find-parts.ts'
import { createScorer } from '../threads/create-scorer.ts'
import type { Scorer } from '../threads/scorer.ts'
import { withQueues } from './open-queues.ts'
import { placeOf } from './plan.ts'
import { type Plan, requirePlan } from './plan-file.ts'
import { countStates, queueOf, requireQueue, type ShardJob } from './queue.ts'
import { runShard } from './run-shard.ts'

/** Seconds between two looks at a queue in which others are at work. */
const LOOK_EVERY_MS = 1000
/** Looks that may fail one after the other, about ten minutes, before a worker gives up. */
const MAX_FAILURES = 20
/** Times that a queue is tried at the start, in about half a minute. */
const MAX_OPENINGS = 9

/** Options of `corpus work` as they are typed. */
export interface WorkOptions {
  readonly database?: string
  readonly jobs?: string
  readonly quiet?: boolean
}

/** Takes shards of a plan until none is left; any number of workers may do so, and any may be killed. */
export async function work(host: Host, name: string, options: WorkOptions): Promise<number> {
  const output = await placeOf(host, name)
  const threads = wholeNumber('--jobs', options.jobs, 1) ?? host.cores
  const plan = await requirePlan(output)
  await requireSameEngine(host, plan)
  // The plan already records which rows are duplicates.
  const scorer = await createScorer(host, { ...plan.options, dedupe: null }, threads)
  try {
    const takeAll = async (boss: PgBoss) => {
      await requireQueue(boss, plan)
      const worker = { host, output, plan, scorer, boss, isQuiet: options.quiet === true }
      while (!host.stop.aborted) {
        const job = await takeJob(worker)
        if (job === null) break
        await scoreJob(worker, job)
      }
      return await conclude(worker, name)
    }
    return await withQueues(host, options.database, takeAll, MAX_OPENINGS)
  } finally {
    await scorer.stop()
  }
}

interface Worker {
  readonly host: Host
  readonly output: string
  readonly plan: Plan
  readonly scorer: Scorer
  readonly boss: PgBoss
  readonly isQuiet: boolean
}

async function requireSameEngine(host: Host, plan: Plan): Promise<void> {
  const { engineVersion, modelVersion } = await host.loadEngine()
  for (const [name, version] of [
    ['engine version', engineVersion],
    ['model version', modelVersion],
  ] as const) {
    if (plan.identity[name] === version) continue
    throw new UsageError(
      `The plan was made with ${name} ${plan.identity[name]}, and this worker has ${version}. Workers must score alike.`,
    )
  }
}

type TakenJob = JobWithMetadata<ShardJob>

/** The next shard; waits while others hold the last ones, and answers null when none is left. */
async function takeJob({ host, boss, plan }: Worker): Promise<TakenJob | null> {
  let failures = 0
  while (!host.stop.aborted) {
    try {
      const [job] = await boss.fetch<ShardJob>(queueOf(plan), { includeMetadata: true })
      if (job !== undefined) return job
      const { queued, active } = await countStates(boss, plan)
      if (queued + active === 0) return null
      failures = 0
    } catch (error) {
      failures++
      if (failures > MAX_FAILURES) throw error
    }
    const pause = Math.min(60_000, LOOK_EVERY_MS * 2 ** failures)
    await wait(pause, null, { signal: host.stop }).catch(() => {})
  }
  return null
}

async function scoreJob(worker: Worker, job: TakenJob): Promise<void> {
  const { host, output, plan, scorer, boss, isQuiet } = worker
  const queue = queueOf(plan)
  const { shard } = job.data
  const lease = (job.heartbeatSeconds ?? 60) * 1000
  // A sign of life that does not get through costs at most that another worker scores the shard too.
  const pulse = setInterval(() => void boss.touch(queue, job.id).catch(() => {}), lease / 4)
  try {
    const end = await runShard(host, output, plan, shard, scorer)
    if (end === null) await boss.fail(queue, job.id, { message: 'its worker was stopped' })
    else await boss.complete(queue, job.id, end)
    if (end !== null && !isQuiet) {
      const rows = end.rows === null ? 'was there already' : `${end.rows} rows`
      await host.stderr.write(`shard ${shard} of ${plan.slices.length}: ${rows}\n`)
    }
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    await host.stderr.write(`note: shard ${shard} failed: ${message}\n`)
    // Where the queue does not answer either, the lease runs out, and the shard is tried again.
    await boss.fail(queue, job.id, { message }).catch(() => {})
  } finally {
    clearInterval(pulse)
  }
}

async function conclude(
  { host, output, boss, plan, isQuiet }: Worker,
  name: string,
): Promise<number> {
  if (host.stop.aborted) {
    await host.stderr.write('note: stopped; the shard in hand goes back to the queue.\n')
    return exitCodes.interrupted
  }
  const { failed } = await countStates(boss, plan)
  if (failed > 0) {
    await host.stderr.write(
      `error: ${failed} of ${plan.slices.length} shards failed too often; \`content-trust corpus status ${name}\` says why, and \`retry\` tries again.\n`,
    )
    return exitCodes.error
  }
  // What the queue was never given is not done either.
  await findParts(output)
  if (!isQuiet) {
    await host.stderr.write(
      `all ${plan.slices.length} shards are there; join them: content-trust corpus join ${name}\n`,
    )
  }
  return exitCodes.passed
}
