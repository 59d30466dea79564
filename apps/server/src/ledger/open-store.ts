import { closeSync, mkdirSync, openSync } from 'node:fs'
import { join } from 'node:path'
import { checkSecret } from './check-secret.ts'
import { createStore } from './create-store.ts'
import { migrate } from './database/migrate.ts'
import { openPostgres } from './database/postgres.ts'
import { openSqlite } from './database/sqlite.ts'
import type { Clock } from './money.ts'
import type { Store } from './ports.ts'
import { deriveSecrets } from './privacy/secret.ts'
import { loadSecret } from './privacy/secret-file.ts'
import { StoreRefusal } from './store-error.ts'
import { verifyBalances } from './verify.ts'

export interface StoreSettings {
  /** The folder of the SQLite file and the secret; created with access for this user only. */
  readonly dataDirectory: string
  /** PostgreSQL instead of SQLite. */
  readonly databaseUrl?: string
  /** Most connections to PostgreSQL at a time. */
  readonly connections?: number
  /** The secret of all instances that share a database; without it, that of the data directory. */
  readonly secret?: Uint8Array
  readonly clock: Clock
  /** Also opens a damaged ledger, to examine it. */
  readonly admitsDamage?: boolean
}

/** Opens the store: migrates the tables, checks the balances and ends crashed calls. */
export async function openStore(settings: StoreSettings): Promise<Store> {
  const { dataDirectory, databaseUrl, clock } = settings
  mkdirSync(dataDirectory, { recursive: true, mode: 0o700 })
  const secrets = deriveSecrets(settings.secret ?? loadSecret(dataDirectory))
  const database =
    databaseUrl === undefined
      ? openSqlite(privateFile(join(dataDirectory, 'content-trust.sqlite')))
      : openPostgres(databaseUrl, settings.connections)
  const parts = { database, clock, secrets }
  try {
    await migrate(database, clock())
    await checkSecret(parts)
    const [wrong] = await verifyBalances(parts)
    if (wrong !== undefined && settings.admitsDamage !== true) {
      throw new StoreRefusal(
        `The ledger is damaged (${wrong.invariant}; ${wrong.detail}): restore a backup, or run \`content-trust-server ledger verify\` for all findings.`,
      )
    }
    const store = createStore(parts)
    if (wrong === undefined) await store.recover()
    return store
  } catch (error) {
    await database.db.destroy()
    throw error
  }
}

/** Creates a missing file with access for this user only; SQLite gives its log the same mode. */
function privateFile(file: string): string {
  closeSync(openSync(file, 'a', 0o600))
  return file
}
