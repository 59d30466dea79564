import { setTimeout } from 'node:timers/promises'
import { type DatabaseConnection, Kysely, SqliteDialect, SqliteDriver } from 'kysely'
import type { Database } from './database.ts'
import { refuseNul } from './refuse-nul.ts'
import { SqliteError } from './sqlite-error.ts'
import { SqliteFile } from './sqlite-file.ts'
import type { Tables } from './tables.ts'

/** Milliseconds that a writer waits for a writer in another process. */
const patience = 5_000

/** Opens a database file, or `:memory:`; commits survive a power failure. */
export function openSqlite(file: string): Database {
  const database = new SqliteFile(file, patience)
  database.exec(`
    pragma journal_mode = WAL;
    pragma synchronous = FULL;
    pragma foreign_keys = ON;
    -- 16 MB, for the pages that the next calls write to and their indexes.
    pragma cache_size = -16000;
    -- Deleted content is overwritten.
    pragma secure_delete = ON;
  `)
  const dialect = new SqliteDialect({ database })
  dialect.createDriver = () => new ImmediateDriver(database)
  return { engine: 'sqlite', db: new Kysely<Tables>({ dialect }) }
}

/**
 * Begins every transaction as a writer, because a reader cannot become one after another process wrote.
 * It waits for a writer in another process without blocking the event loop.
 */
class ImmediateDriver extends SqliteDriver {
  readonly #database: SqliteFile
  constructor(database: SqliteFile) {
    super({ database })
    this.#database = database
  }

  override async init(): Promise<void> {
    await super.init()
    // Its one connection.
    const connection = await super.acquireConnection()
    const run = connection.executeQuery.bind(connection)
    connection.executeQuery = (query) => {
      refuseNul(query.parameters)
      return run(query)
    }
  }

  override async beginTransaction(): Promise<void> {
    const end = performance.now() + patience
    while (!this.#tryBegin(performance.now() >= end)) await setTimeout(1 + Math.random() * 4)
  }

  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    // On a full or failing disk SQLite has already rolled back.
    if (this.#database.isTransaction) await super.rollbackTransaction(connection)
  }

  #tryBegin(isLastTry: boolean): boolean {
    try {
      this.#database.exec(
        `pragma busy_timeout = 0; begin immediate; pragma busy_timeout = ${patience}`,
      )
      return true
    } catch (error) {
      this.#database.exec(`pragma busy_timeout = ${patience}`)
      if (isLastTry || !(error instanceof SqliteError && error.isBusy)) throw error
      return false
    }
  }
}
