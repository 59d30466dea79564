import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { z } from 'zod'

const activitySchema = z.tuple([
  z.object({ waiting: z.coerce.number(), commits: z.coerce.number() }),
])

export interface SeenActivity {
  /** Connections that waited for the lock of a row, on average. */
  readonly waiting: number
  /** Transactions that ended with a commit. */
  readonly commits: number
}

const everyMs = 50

/** Looks at the connections of a database every now and then, until it is stopped. */
export async function watchDatabase(url: string): Promise<{ stop(): Promise<SeenActivity> }> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const samples: number[] = []
  let isOver = false
  const look = async () => {
    const { rows } = await client.query(
      `select (select count(*) from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock') as waiting,
        (select xact_commit from pg_stat_database where datname = current_database()) as commits`,
    )
    const [seen] = activitySchema.parse(rows)
    return seen
  }
  const { commits: before } = await look()
  const watching = (async () => {
    while (!isOver) {
      samples.push((await look()).waiting)
      await pause(everyMs)
    }
  })()
  return {
    stop: async () => {
      isOver = true
      await watching
      // What other connections count is told after up to a second.
      await pause(1_100)
      const { commits } = await look()
      await client.end()
      const waiting = samples.reduce((sum, one) => sum + one, 0) / Math.max(1, samples.length)
      return { waiting, commits: commits - before - samples.length }
    },
  }
}
