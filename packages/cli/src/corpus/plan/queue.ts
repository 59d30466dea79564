import { createHash } from 'node:crypto'
import { UsageError } from '@content-trust/workspace'
import type { PgBoss } from 'pg-boss'
import { SCHEMA } from './open-queues.ts'
import type { Plan } from './plan-file.ts'

const YEAR = 365 * 24 * 3600
/** Jobs that are put into the queue by one statement. */
const INSERT_AT_ONCE = 1000

/** What a job of the queue says. */
export interface ShardJob {
  readonly shard: number
}

/** How the queue treats a shard whose worker is silent or failed. */
export interface QueueRules {
  /** Seconds without a sign of life after which another worker takes a shard. */
  readonly lease: number
  /** Times that a shard is tried before it is set aside. */
  readonly attempts: number
}

/** How far the shards of a plan are. */
export interface ShardStates {
  readonly queued: number
  readonly active: number
  readonly completed: number
  readonly failed: number
}

/** The queue of a plan. */
export function queueOf({ id }: Pick<Plan, 'id'>): string {
  return `corpus-${id}`
}

/** A database that does not hold the queue of a plan must not pass for one whose work is done. */
export async function requireQueue(boss: PgBoss, plan: Plan): Promise<void> {
  if ((await boss.getQueue(queueOf(plan))) !== null) return
  throw new UsageError(
    'This database has no queue for the plan. Give the same `corpus plan` again, which fills it with what is missing.',
  )
}

/** Makes the queue of a plan and puts in the shards that it does not hold; nothing is put in twice. */
export async function fillQueue(
  boss: PgBoss,
  plan: Plan,
  shards: readonly number[],
  { lease, attempts }: QueueRules,
): Promise<void> {
  const queue = queueOf(plan)
  await boss.createQueue(queue, {
    retryLimit: attempts - 1,
    retryDelay: 1,
    retryBackoff: true,
    retryDelayMax: 60,
    heartbeatSeconds: lease,
    expireInSeconds: 12 * 3600,
    retentionSeconds: YEAR,
    deleteAfterSeconds: YEAR,
  })
  await forgetDone(boss, queue, new Set(shards))
  for (let at = 0; at < shards.length; at += INSERT_AT_ONCE) {
    const jobs = shards
      .slice(at, at + INSERT_AT_ONCE)
      .map((shard) => ({ id: jobId(plan, shard), data: { shard } }))
    await boss.insert(queue, jobs, { returnId: false })
  }
}

/** A part that was removed after it was done is to be made again. */
async function forgetDone(
  boss: PgBoss,
  queue: string,
  missing: ReadonlySet<number>,
): Promise<void> {
  const jobs = await boss.findJobs<ShardJob>(queue)
  const done = jobs.filter(({ state, data }) => state === 'completed' && missing.has(data.shard))
  if (done.length === 0) return
  await boss.deleteJob(
    queue,
    done.map(({ id }) => id),
  )
}

/** The same id for the same shard, so that a plan which is made again adds only what is missing. */
function jobId({ id }: Plan, shard: number): string {
  const hex = createHash('sha256').update(`${id} ${shard}`).digest('hex')
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    hex.slice(12, 16),
    hex.slice(16, 20),
    hex.slice(20, 32),
  ].join('-')
}

/** Counts the shards of a plan by their state. */
export async function countStates(boss: PgBoss, plan: Plan): Promise<ShardStates> {
  const { rows } = await boss
    .getDb()
    .executeSql(`SELECT state::text, count(*)::int FROM ${SCHEMA}.job WHERE name = $1 GROUP BY 1`, [
      queueOf(plan),
    ])
  const counts = new Map<unknown, unknown>(rows.map(({ state, count }) => [state, count]))
  const of = (...states: readonly string[]) =>
    states.reduce((sum, state) => sum + Number(counts.get(state) ?? 0), 0)
  return {
    queued: of('created', 'retry'),
    active: of('active'),
    completed: of('completed'),
    failed: of('failed', 'cancelled'),
  }
}
