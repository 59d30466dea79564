import { sql } from 'kysely'
import type { Milliseconds } from '../money.ts'
import { StoreRefusal } from '../store-error.ts'
import type { Engine } from './database.ts'
import { type Database, transact, type Work } from './database.ts'
import * as start from './migration-0001.ts'
import * as administration from './migration-0002.ts'
import * as checkpoints from './migration-0003.ts'

/** In order; a released migration never changes. */
const migrations: readonly {
  readonly name: string
  readonly up: (trx: Work, engine: Engine) => Promise<void>
}[] = [
  { name: '0001', up: start.up },
  { name: '0002', up: administration.up },
  { name: '0003', up: checkpoints.up },
]

/** The key of the advisory lock; arbitrary, so that no other program is likely to use it. */
const migrationLock = 7_261_909

/** Brings the tables up to date, in one transaction; processes that start together take turns. */
export async function migrate(database: Database, now: Milliseconds): Promise<void> {
  await transact(database, async (trx) => {
    if (database.engine === 'postgres') {
      // Large tables take longer than any call may, and so does waiting for the process that changes them.
      await sql`set local statement_timeout = 0`.execute(trx)
      await sql`select pg_advisory_xact_lock(${sql.lit(migrationLock)})`.execute(trx)
    }
    await trx.schema
      .createTable('migrations')
      .ifNotExists()
      .addColumn('name', 'text', (column) => column.primaryKey())
      .addColumn('applied_at', 'bigint', (column) => column.notNull())
      .execute()
    const rows = await trx.selectFrom('migrations').select('name').execute()
    const applied = new Set(rows.map(({ name }) => name))
    const unknown = [...applied].find((name) => !migrations.some((one) => one.name === name))
    if (unknown !== undefined) {
      throw new StoreRefusal(
        `The database has migration \`${unknown}\`, which this version does not know: use the version that made it, or a newer one. To go back to this version, restore the backup from before the upgrade; nothing was changed.`,
      )
    }
    for (const { name, up } of migrations) {
      if (applied.has(name)) continue
      await up(trx, database.engine)
      await trx.insertInto('migrations').values({ name, applied_at: now }).execute()
    }
  })
}
