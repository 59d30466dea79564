import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Kysely, sql } from 'kysely'
import { z } from 'zod'
import type { Database } from '../../../apps/server/src/ledger/database/database.ts'
import type { Tables } from '../../../apps/server/src/ledger/database/tables.ts'

const rows = z.array(z.record(z.string(), z.union([z.string(), z.number(), z.null()])))
const fixtureSchema = z.object({
  key: z.array(z.string()).transform((parts) => parts.join('')),
  session: z.string(),
  repeat: z.object({
    endpoint: z.string(),
    idempotencyKey: z.string(),
    body: z.unknown(),
    answer: z.string(),
  }),
  schemas: z.object({ sqlite: z.array(z.string()), postgres: z.array(z.string()) }),
  tables: z.record(z.string(), rows),
})

/** A database as the service of migration 0001 left it, and what its callers know. */
export const version1 = fixtureSchema.parse(
  JSON.parse(readFileSync(join(import.meta.dirname, '../fixtures/version-1.json'), 'utf8')),
)

/** The secret of that service. */
export const version1Secret = Buffer.alloc(32, 7)

/** Makes the tables of migration 0001 in an empty database, and fills them. */
export async function loadVersion1({ engine, db }: Database): Promise<void> {
  await sql`create table migrations (name text primary key, applied_at bigint not null)`.execute(db)
  for (const statement of version1.schemas[engine]) await sql.raw(statement).execute(db)
  for (const [table, given] of Object.entries(version1.tables)) {
    for (const row of given) await insert(db, table, row)
  }
  if (engine === 'sqlite') return
  await sql`select setval(pg_get_serial_sequence('ledger', 'seq'), max(seq)) from ledger`.execute(
    db,
  )
}

async function insert(db: Kysely<Tables>, table: string, row: object): Promise<void> {
  const columns = sql.join(Object.keys(row).map((name) => sql.ref(name)))
  const values = sql.join(
    Object.entries(row).map(([name, value]) =>
      name === 'sealed_body' && typeof value === 'string' ? Buffer.from(value, 'base64') : value,
    ),
  )
  await sql`insert into ${sql.table(table)} (${columns}) values (${values})`.execute(db)
}

/** The rows of each table of version 1, in the columns that it had. */
export async function rowsOfVersion1({ db }: Database): Promise<Record<string, unknown[]>> {
  const found: Record<string, unknown[]> = {}
  for (const [table, [first]] of Object.entries(version1.tables)) {
    if (table === 'migrations') continue
    const columns = Object.keys(first ?? {})
    const list = sql.join(columns.map((name) => sql.ref(name)))
    const result = await sql<
      Record<string, unknown>
    >`select ${list} from ${sql.table(table)} order by 1, 2`.execute(db)
    found[table] = result.rows.map((row) => ({ ...row }))
  }
  return found
}
