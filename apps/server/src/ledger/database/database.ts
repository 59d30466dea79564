import type { Kysely, Transaction } from 'kysely'
import { asStoreError } from './database-error.ts'
import type { Tables } from './tables.ts'

export type Engine = 'sqlite' | 'postgres'

/** The tables inside one transaction. */
export type Work = Transaction<Tables>

/** An open database; every failure of it comes out as `StoreUnavailable`. */
export interface Database {
  readonly engine: Engine
  readonly db: Kysely<Tables>
}

/** Runs work as one transaction. SQLite begins with the write lock, PostgreSQL takes row locks. */
export async function transact<T>({ db }: Database, work: (trx: Work) => Promise<T>): Promise<T> {
  try {
    return await db.transaction().execute(work)
  } catch (error) {
    throw asStoreError(error)
  }
}

/** Runs a single query that writes nothing; SQLite lets a writer wait in `transact` alone. */
export async function query<T>(
  { db }: Database,
  run: (db: Kysely<Tables>) => Promise<T>,
): Promise<T> {
  try {
    return await run(db)
  } catch (error) {
    throw asStoreError(error)
  }
}
