import type { Kysely, Transaction } from 'kysely'
import { asStoreError } from './database-error.ts'
import { SharedCommits } from './shared-commits.ts'
import type { Tables } from './tables.ts'

export type Engine = 'sqlite' | 'postgres'

/** The tables inside one transaction. */
export type Work = Transaction<Tables>

/** An open database; every failure of it comes out as `StoreUnavailable`. */
export interface Database {
  readonly engine: Engine
  readonly db: Kysely<Tables>
}

/** Of each open database, the works that share a commit: by account, or all where there is one writer. */
const shared = new WeakMap<Kysely<Tables>, Map<string, SharedCommits>>()

/** Runs work as one transaction. SQLite begins with the write lock, PostgreSQL takes row locks. */
export async function transact<T>({ db }: Database, work: (trx: Work) => Promise<T>): Promise<T> {
  try {
    return await db.transaction().execute(work)
  } catch (error) {
    throw asStoreError(error)
  }
}

/**
 * Runs work of one account, all or nothing, perhaps in one transaction with other works: on
 * PostgreSQL with those of the same account, which would wait for its lock otherwise.
 */
export async function transactShared<T>(
  database: Database,
  accountId: string,
  work: (trx: Work) => Promise<T>,
): Promise<T> {
  try {
    return await groupOf(database, accountId).run(work)
  } catch (error) {
    throw asStoreError(error)
  }
}

function groupOf({ engine, db }: Database, accountId: string): SharedCommits {
  const groups = shared.get(db) ?? new Map<string, SharedCommits>()
  shared.set(db, groups)
  const name = engine === 'sqlite' ? 'all' : accountId
  const group = groups.get(name) ?? new SharedCommits(db, () => groups.delete(name))
  groups.set(name, group)
  return group
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
