import { setTimeout } from 'node:timers/promises'
import BetterSqlite, { type Statement } from 'better-sqlite3'
import {
  type DatabaseConnection,
  Kysely,
  SqliteDialect,
  type SqliteDialectConfig,
  SqliteDriver,
} from 'kysely'
import type { Database } from './database.ts'
import type { Tables } from './tables.ts'

/** Milliseconds that a writer waits for a writer in another process. */
const patience = 5_000

/** Opens a database file, or `:memory:`; commits survive a power failure. */
export function openSqlite(file: string): Database {
  const sqlite = new BetterSqlite(file, { timeout: patience })
  sqlite.pragma('journal_mode = WAL')
  sqlite.pragma('synchronous = FULL')
  sqlite.pragma('foreign_keys = ON')
  // 16 MB, for the pages that the next calls write to and their indexes.
  sqlite.pragma('cache_size = -16000')
  // Deleted content is overwritten.
  sqlite.pragma('secure_delete = ON')
  const statements = new Map<string, Statement>()
  const database = {
    close: () => void sqlite.close(),
    prepare: (text: string) => {
      const cached = statements.get(text)
      if (cached !== undefined) return cached
      const statement = sqlite.prepare(text)
      if (statements.size < 200) statements.set(text, statement)
      return statement
    },
  }
  const dialect = new SqliteDialect({ database })
  dialect.createDriver = () => new ImmediateDriver({ database }, sqlite)
  return { engine: 'sqlite', db: new Kysely<Tables>({ dialect }) }
}

/**
 * Begins every transaction as a writer, because a reader cannot become one after another process wrote.
 * It waits for a writer in another process without blocking the event loop.
 */
class ImmediateDriver extends SqliteDriver {
  readonly #sqlite: BetterSqlite.Database
  constructor(config: SqliteDialectConfig, sqlite: BetterSqlite.Database) {
    super(config)
    this.#sqlite = sqlite
  }

  override async beginTransaction(): Promise<void> {
    const end = performance.now() + patience
    while (!this.#tryBegin(performance.now() >= end)) await setTimeout(1 + Math.random() * 4)
  }

  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    // On a full or failing disk SQLite has already rolled back.
    if (this.#sqlite.inTransaction) await super.rollbackTransaction(connection)
  }

  #tryBegin(isLastTry: boolean): boolean {
    this.#sqlite.pragma('busy_timeout = 0')
    try {
      this.#sqlite.exec('begin immediate')
      return true
    } catch (error) {
      const isBusy =
        error instanceof BetterSqlite.SqliteError && error.code.startsWith('SQLITE_BUSY')
      if (isLastTry || !isBusy) throw error
      return false
    } finally {
      this.#sqlite.pragma(`busy_timeout = ${patience}`)
    }
  }
}
