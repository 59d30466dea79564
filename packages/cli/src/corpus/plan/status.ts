import type { JobWithMetadata, PgBoss } from 'pg-boss'
import { exitCodes, type Host } from '../../host.ts'
import { withQueues } from './open-queues.ts'
import { placeOf } from './plan.ts'
import { type Plan, requirePlan } from './plan-file.ts'
import { countStates, queueOf, requireQueue, type ShardJob } from './queue.ts'

/** Options of `corpus status` and `corpus retry` as they are typed. */
export interface QueueOptions {
  readonly database?: string
  readonly json?: boolean
}

/** A shard that is set aside, and why. */
interface DeadShard {
  readonly id: string
  readonly shard: number
  readonly attempts: number
  readonly cause: string
}

/** Says how far the shards of a plan are, and why some are set aside. */
export async function status(host: Host, name: string, options: QueueOptions): Promise<number> {
  const plan = await requirePlan(await placeOf(host, name))
  return await withQueues(host, options.database, async (boss) => {
    await requireQueue(boss, plan)
    const states = await countStates(boss, plan)
    const dead = states.failed > 0 ? await findDead(boss, plan) : []
    const shards = plan.slices.length
    if (options.json) {
      const failures = dead.map(({ shard, attempts, cause }) => ({ shard, attempts, cause }))
      await host.stdout.write(`${JSON.stringify({ shards, ...states, failures })}\n`)
    } else {
      const { queued, active, completed, failed } = states
      await host.stdout.write(
        `${shards} shards: ${completed} done, ${active} at work, ${queued} waiting, ${failed} failed\n`,
      )
      for (const { shard, attempts, cause } of dead) {
        await host.stdout.write(`shard ${shard}, tried ${attempts} times: ${cause}\n`)
      }
    }
    return states.failed > 0 ? exitCodes.error : exitCodes.passed
  })
}

/** Puts the shards that were set aside back into the queue. */
export async function retry(host: Host, name: string, options: QueueOptions): Promise<number> {
  const plan = await requirePlan(await placeOf(host, name))
  return await withQueues(host, options.database, async (boss) => {
    await requireQueue(boss, plan)
    const dead = await findDead(boss, plan)
    if (dead.length > 0) {
      await boss.retry(
        queueOf(plan),
        dead.map(({ id }) => id),
      )
    }
    await host.stderr.write(`${dead.length} shards wait again\n`)
    return exitCodes.passed
  })
}

async function findDead(boss: PgBoss, plan: Plan): Promise<DeadShard[]> {
  const jobs = await boss.findJobs<ShardJob>(queueOf(plan))
  return jobs
    .filter(({ state }) => state === 'failed')
    .map((job) => ({
      id: job.id,
      shard: job.data.shard,
      attempts: job.retryCount + 1,
      cause: causeOf(job),
    }))
    .sort((a, b) => a.shard - b.shard)
}

/** A worker that was lost says nothing; the queue then says so in its own words. */
function causeOf({ output }: Pick<JobWithMetadata, 'output'>): string {
  const told = 'value' in output ? output.value : output
  if (typeof told === 'object' && told !== null && 'message' in told) {
    return told.message === 'job heartbeat timeout'
      ? 'its worker was lost: no sign of life'
      : String(told.message)
  }
  return 'no cause was given'
}
