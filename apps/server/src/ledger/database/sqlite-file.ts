import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'
import type { SqliteDatabase, SqliteStatement } from 'kysely'
import { named } from './sqlite-error.ts'

/** Most prepared statements that are kept; texts beyond that come from queries that vary. */
const mostStatements = 200

/** An open file of SQLite as Kysely drives one, over the SQLite of Node; its errors are `SqliteError`. */
export class SqliteFile implements SqliteDatabase {
  readonly #database: DatabaseSync
  readonly #statements = new Map<string, SqliteStatement>()

  /** Opens a file, or `:memory:`; a statement waits `timeout` milliseconds for a lock of another connection. */
  constructor(file: string, timeout: number) {
    this.#database = named(() => new DatabaseSync(file, { timeout }))
  }

  /** Whether a transaction is open. */
  get isTransaction(): boolean {
    return this.#database.isTransaction
  }

  /** Runs statements that return nothing and take no values. */
  exec(text: string): void {
    named(() => this.#database.exec(text))
  }

  prepare(text: string): SqliteStatement {
    const cached = this.#statements.get(text)
    if (cached !== undefined) return cached
    const statement = statementOf(named(() => this.#database.prepare(text)))
    if (this.#statements.size < mostStatements) this.#statements.set(text, statement)
    return statement
  }

  /** Closes the file; a second time does nothing. */
  close(): void {
    if (this.#database.isOpen) this.#database.close()
  }
}

function statementOf(statement: StatementSync): SqliteStatement {
  return {
    reader: statement.columns().length > 0,
    all: (values) => named(() => statement.all(...valuesOf(values))),
    run: (values) => named(() => statement.run(...valuesOf(values))),
    iterate: (values) => statement.iterate(...valuesOf(values)),
  }
}

function valuesOf(values: readonly unknown[]): SQLInputValue[] {
  const admitted: SQLInputValue[] = []
  for (const value of values) {
    // Node would store a missing value as null.
    if (!isInput(value)) throw new TypeError(`A ${typeof value} cannot be stored in SQLite.`)
    admitted.push(value)
  }
  return admitted
}

function isInput(value: unknown): value is SQLInputValue {
  return (
    value === null ||
    typeof value === 'string' ||
    typeof value === 'number' ||
    typeof value === 'bigint' ||
    ArrayBuffer.isView(value)
  )
}
