import { sql } from 'kysely'
import type { Database } from '../../../apps/server/src/ledger/database/database.ts'

/** Removes the triggers that protect rows, as somebody with the database file could. */
export async function dropGuards({ engine, db }: Database): Promise<void> {
  const drops =
    engine === 'sqlite'
      ? ['drop trigger if exists ledger_no_update', 'drop trigger if exists ledger_no_delete']
      : ['drop trigger if exists ledger_no_change on ledger']
  for (const drop of drops) await sql.raw(drop).execute(db)
}
