import { closeSync, mkdirSync, openSync } from 'node:fs'
import { join } from 'node:path'
import { createStore } from './create-store.ts'
import type { Database } from './database/database.ts'
import { migrate } from './database/migrate.ts'
import { openPostgres } from './database/postgres.ts'
import { missingInSchema } from './database/schema.ts'
import { openSqlite } from './database/sqlite.ts'
import type { Clock } from './money.ts'
import { openSecrets } from './open-secrets.ts'
import type { Store } from './ports.ts'
import { loadSecondSecret, loadSecret } from './privacy/secret-file.ts'
import type { RetentionDays } from './retention/retention-ports.ts'
import { StoreRefusal } from './store-error.ts'
import { verifyAtStart } from './verify/at-start.ts'

export interface StoreSettings {
  /** The folder of the SQLite file and the secret; created with access for this user only. */
  readonly dataDirectory: string
  /** PostgreSQL instead of SQLite. */
  readonly databaseUrl?: string
  /** Most connections to PostgreSQL at a time. */
  readonly connections?: number
  /** The secret of all instances that share a database; without it, that of the data directory. */
  readonly secret?: Uint8Array
  /** A second secret that is read too, while the secret is changed. */
  readonly secondSecret?: Uint8Array
  readonly clock: Clock
  /** Also opens a damaged ledger, to examine it. */
  readonly admitsDamage?: boolean
  /** The operator whose changes are recorded; none where callers are served. */
  readonly actor?: string
  /** How long what is kept; the default where it is absent. */
  readonly retention?: RetentionDays
}

/** Opens the store: migrates the tables, checks the end of the ledger and ends crashed calls. */
export async function openStore(settings: StoreSettings): Promise<Store> {
  const { dataDirectory, databaseUrl, clock } = settings
  mkdirSync(dataDirectory, { recursive: true, mode: 0o700 })
  const given = givenSecrets(settings)
  const database =
    databaseUrl === undefined
      ? openSqlite(privateFile(join(dataDirectory, 'content-trust.sqlite')))
      : openPostgres(databaseUrl, settings.connections)
  try {
    await migrate(database, clock())
    const { actor, retention } = settings
    const secrets = await openSecrets(database, { ...given, clock, actor })
    const parts = {
      database,
      clock,
      secrets,
      ...(actor === undefined ? {} : { actor }),
      ...(retention === undefined ? {} : { retention }),
    }
    const isWhole = await checkSchema(database, settings.admitsDamage === true)
    const [wrong] = isWhole ? await verifyAtStart(parts) : []
    if (wrong !== undefined && settings.admitsDamage !== true) {
      throw new StoreRefusal(
        `The ledger is damaged (${wrong.invariant}; ${wrong.detail}): restore a backup, or run \`content-trust-server ledger verify\` for all findings.`,
      )
    }
    const store = createStore(parts)
    if (isWhole && wrong === undefined) await store.recover()
    return store
  } catch (error) {
    await database.db.destroy()
    throw error
  }
}

/** Whether the database has every table and column; throws where it has not, unless damage is admitted. */
async function checkSchema(database: Database, admitsDamage: boolean): Promise<boolean> {
  const { data, guards } = await missingInSchema(database)
  const missing = [...data, ...guards]
  if (missing.length === 0 || admitsDamage) return data.length === 0
  throw new StoreRefusal(
    `The database is not the one that this version made: it lacks ${missing.slice(0, 5).join(', ')}${missing.length > 5 ? ` and ${missing.length - 5} more` : ''}. Restore a backup, or add what is missing.`,
  )
}

/** Creates a missing file with access for this user only; SQLite gives its log the same mode. */
function privateFile(file: string): string {
  closeSync(openSync(file, 'a', 0o600))
  return file
}

/** The secrets that are set, or those of the data directory. */
function givenSecrets({ dataDirectory, secret, secondSecret }: StoreSettings) {
  if (secret !== undefined) return { secret, second: secondSecret }
  const loaded = loadSecret(dataDirectory)
  return { secret: loaded, second: secondSecret ?? loadSecondSecret(dataDirectory) ?? undefined }
}
