import { setTimeout as wait } from 'node:timers/promises'
import { errorCode, UsageError } from '@content-trust/workspace'
import type { PgBoss } from 'pg-boss'
import type { Host } from '../../host.ts'

/** The schema of PostgreSQL that holds the queues. */
export const SCHEMA = 'content_trust_corpus'

/** Connects to the PostgreSQL that holds the queues, and lets go of it when the work is done. */
export async function withQueues<Value>(
  host: Pick<Host, 'env' | 'stderr' | 'stop'>,
  database: string | undefined,
  act: (boss: PgBoss) => Promise<Value>,
  /** Times that it is tried: a worker may come while PostgreSQL starts again. */
  most = 1,
): Promise<Value> {
  const connectionString = database ?? host.env['DATABASE_URL']
  if (connectionString === undefined || connectionString === '') {
    throw new UsageError(
      'A queue needs PostgreSQL: set DATABASE_URL, or give --database postgres://…',
    )
  }
  const boss = await openQueues(host, connectionString, most)
  try {
    return await act(boss)
  } finally {
    await boss.stop({ graceful: false })
  }
}

async function openQueues(
  { stderr, stop }: Pick<Host, 'stderr' | 'stop'>,
  connectionString: string,
  most: number,
): Promise<PgBoss> {
  const { PgBoss } = await loadQueue()
  for (let tried = 1; ; tried++) {
    const boss = new PgBoss({
      connectionString,
      schema: SCHEMA,
      schedule: false,
      superviseIntervalSeconds: 5,
      monitorIntervalSeconds: 5,
      max: 3,
    })
    // Without a listener, a connection that breaks off would end the process.
    let told = ''
    boss.on('error', (error) => {
      if (error.message === told) return
      told = error.message
      void stderr.write(`note: the queue did not answer: ${error.message}\n`)
    })
    try {
      await boss.start()
      return boss
    } catch (error) {
      await boss.stop({ graceful: false }).catch(() => {})
      const message = error instanceof Error ? error.message : String(error)
      if (tried >= most || stop.aborted) {
        throw new UsageError(`The queue could not be opened: ${message}`)
      }
      await stderr.write(`note: the queue could not be opened, trying again: ${message}\n`)
      await wait(1000 * tried, null, { signal: stop }).catch(() => {})
    }
  }
}

async function loadQueue() {
  try {
    return await import('pg-boss')
  } catch (error) {
    if (errorCode(error) !== 'ERR_MODULE_NOT_FOUND') throw error
    throw new UsageError('A queue needs one more package: npm install pg-boss@12.30.0')
  }
}
