import type { Kysely, Transaction } from 'kysely'
import { asStoreError } from './database-error.ts'
import { type Settle, SharedCommits } from './shared-commits.ts'
import type { Tables } from './tables.ts'
import { startWorkTime } from './work-time.ts'

export type Engine = 'sqlite' | 'postgres'

/** The tables in a transaction. */
export type Work = Transaction<Tables>

/** An open database; its failures are thrown as `StoreUnavailable`. */
export interface Database {
  readonly engine: Engine
  readonly db: Kysely<Tables>
}

type SharedWork = (trx: Work) => Promise<Settle>

/** The group commits of each open database: by account, or one where there is a single writer. */
const shared = new WeakMap<Kysely<Tables>, Map<string, SharedCommits<SharedWork>>>()

const mostWorks = 32

/** Runs work as one transaction. SQLite begins with the write lock, PostgreSQL takes row locks. */
export async function transact<T>({ db }: Database, work: (trx: Work) => Promise<T>): Promise<T> {
  try {
    return await db.transaction().execute(work)
  } catch (error) {
    throw asStoreError(error)
  }
}

/**
 * Runs work of one account, all or nothing, possibly in one transaction with other work: on PostgreSQL
 * with that of the same account, which would otherwise wait for its lock.
 */
export async function transactShared<T>(
  database: Database,
  accountId: string,
  work: (trx: Work) => Promise<T>,
): Promise<T> {
  try {
    return await groupOf(database, accountId).run<T>(
      accountId,
      (settle) => async (trx) => settle(await work(trx)),
    )
  } catch (error) {
    throw asStoreError(error)
  }
}

function groupOf({ engine, db }: Database, accountId: string): SharedCommits<SharedWork> {
  const groups = shared.get(db) ?? new Map<string, SharedCommits<SharedWork>>()
  shared.set(db, groups)
  const name = engine === 'sqlite' ? 'all' : accountId
  const onIdle = () => groups.delete(name)
  const group =
    groups.get(name) ??
    new SharedCommits({ db, largest: mostWorks, lanes: 1, together: inTurn, onIdle })
  groups.set(name, group)
  return group
}

async function inTurn(trx: Work, works: readonly SharedWork[]): Promise<readonly Settle[]> {
  const made: Settle[] = []
  const time = startWorkTime()
  for (const work of works) {
    made.push(await work(trx))
    if (time.isOver()) break
  }
  return made
}

/** Runs a single query that writes nothing: on SQLite, only `transact` waits for other writers. */
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
