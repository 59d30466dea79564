import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { inject, onTestFinished } from 'vitest'
import { createStore } from '../../../apps/server/src/ledger/create-store.ts'
import type { Database } from '../../../apps/server/src/ledger/database/database.ts'
import { migrate } from '../../../apps/server/src/ledger/database/migrate.ts'
import { openPostgres } from '../../../apps/server/src/ledger/database/postgres.ts'
import { openSqlite } from '../../../apps/server/src/ledger/database/sqlite.ts'
import type { StoreParts } from '../../../apps/server/src/ledger/parts.ts'
import type { Store } from '../../../apps/server/src/ledger/ports.ts'
import { deriveSecrets } from '../../../apps/server/src/ledger/privacy/secret.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Set in the service lane: the tests then run on PostgreSQL. */
    databaseUrl?: string
  }
}

/** The start of every test's clock. */
export const startTime = Date.UTC(2026, 10, 21, 12)

export interface TestStore {
  readonly store: Store
  readonly parts: StoreParts
  /** Moves the clock of all stores over this database. */
  readonly pass: (milliseconds: number) => void
  /** Another instance over the same database, as another process would have it. */
  readonly again: () => Store
}

/** Opens an empty store on SQLite, or on PostgreSQL in the service lane; removed after the test. */
export async function openTestStore(): Promise<TestStore> {
  let now = startTime
  const clock = () => now
  const secrets = deriveSecrets(Buffer.alloc(32, 7))
  const open = await freshDatabase()
  const openParts = (): StoreParts => {
    const database = open()
    onTestFinished(() => database.db.destroy())
    return { database, clock, secrets }
  }
  const parts = openParts()
  await migrate(parts.database, now)
  return {
    store: createStore(parts),
    parts,
    pass: (milliseconds) => {
      now += milliseconds
    },
    again: () => createStore(openParts()),
  }
}

/** Returns a function that opens a database which only this test uses; removed after the test. */
export async function freshDatabase(): Promise<() => Database> {
  const place = await freshPlace()
  return () => (inject('databaseUrl') === undefined ? openSqlite(place) : openPostgres(place))
}

/** A place for a database that only this test uses, a file or an address; removed after the test. */
export async function freshPlace(): Promise<string> {
  const url = inject('databaseUrl')
  if (url !== undefined) return freshSchema(url)
  const directory = mkdtempSync(join(tmpdir(), 'content-trust-'))
  onTestFinished(() => rmSync(directory, { recursive: true, force: true }))
  return join(directory, 'content-trust.sqlite')
}

/** Creates a separate schema, the fastest way to isolate two tests. */
export async function freshSchema(url: string): Promise<string> {
  const schema = `t_${randomBytes(6).toString('hex')}`
  await runSql(url, `create schema ${schema}`)
  onTestFinished(async () => void (await runSql(url, `drop schema ${schema} cascade`)))
  return `${url}?options=${encodeURIComponent(`-c search_path=${schema}`)}`
}

/** Runs one statement on a separate connection; returns its rows. */
export async function runSql(url: string, statement: string): Promise<readonly unknown[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query(statement)).rows
  } finally {
    await client.end()
  }
}
