import type { PgBoss } from 'pg-boss'
import type { Host } from '../../host.ts'
import { errorCode, UsageError } from '../../usage-error.ts'

/** The schema of PostgreSQL that holds the queues. */
export const SCHEMA = 'content_trust_corpus'

/** Connects to the PostgreSQL that holds the queues, and lets go of it when the work is done. */
export async function withQueues<Value>(
  { env, stderr }: Pick<Host, 'env' | 'stderr'>,
  database: string | undefined,
  act: (boss: PgBoss) => Promise<Value>,
): Promise<Value> {
  const connectionString = database ?? env['DATABASE_URL']
  if (connectionString === undefined || connectionString === '') {
    throw new UsageError(
      'A queue needs PostgreSQL: set DATABASE_URL, or give --database postgres://…',
    )
  }
  const { PgBoss } = await loadQueue()
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
  } catch (error) {
    await boss.stop({ graceful: false }).catch(() => {})
    throw new UsageError(
      `The queue could not be opened: ${error instanceof Error ? error.message : String(error)}`,
    )
  }
  try {
    return await act(boss)
  } finally {
    await boss.stop({ graceful: false })
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
