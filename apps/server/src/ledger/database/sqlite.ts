import BetterSqlite, { type Statement } from 'better-sqlite3'
import {
  CompiledQuery,
  type DatabaseConnection,
  type Driver,
  Kysely,
  SqliteDialect,
  SqliteDriver,
} from 'kysely'
import type { Database } from './database.ts'
import type { Tables } from './tables.ts'

/** How long a statement waits for another process that writes. */
const busyTimeout = 5_000

/** Opens a database file, or `:memory:`, so that a commit survives the loss of power. */
export function openSqlite(file: string): Database {
  const sqlite = new BetterSqlite(file, { timeout: busyTimeout })
  sqlite.pragma('journal_mode = WAL')
  sqlite.pragma('synchronous = FULL')
  sqlite.pragma('foreign_keys = ON')
  // What is purged is overwritten, not merely forgotten.
  sqlite.pragma('secure_delete = ON')
  const statements = new Map<string, Statement>()
  const database = {
    close: () => void sqlite.close(),
    prepare: (text: string) => {
      const known = statements.get(text)
      if (known !== undefined) return known
      const statement = sqlite.prepare(text)
      if (statements.size < 200) statements.set(text, statement)
      return statement
    },
  }
  return {
    engine: 'sqlite',
    db: new Kysely<Tables>({ dialect: new ImmediateSqlite({ database }) }),
  }
}

/** A transaction that begins as a reader may not become a writer when another one wrote meanwhile. */
class ImmediateDriver extends SqliteDriver {
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'))
  }
}

class ImmediateSqlite extends SqliteDialect {
  readonly #config: ConstructorParameters<typeof SqliteDriver>[0]
  constructor(config: ConstructorParameters<typeof SqliteDriver>[0]) {
    super(config)
    this.#config = config
  }
  override createDriver(): Driver {
    return new ImmediateDriver(this.#config)
  }
}
