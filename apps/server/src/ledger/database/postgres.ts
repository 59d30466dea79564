import { Kysely, PostgresDialect } from 'kysely'
import { Pool, types } from 'pg'
import type { Database } from './database.ts'
import { nameStatements } from './named-statements.ts'
import type { Tables } from './tables.ts'

/** The type `bigint`, which pg returns as text, because a number may not hold it. */
const bigintType = 20

/** Opens a PostgreSQL database by its URL, with at most `connections` connections, 10 by default. */
export function openPostgres(url: string, connections?: number): Database {
  const pool = new Pool({
    connectionString: url,
    ...(connections === undefined ? {} : { max: connections }),
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 30_000,
    statement_timeout: 15_000,
    idle_in_transaction_session_timeout: 15_000,
    types: {
      getTypeParser: (id, format) =>
        id === bigintType && format !== 'binary' ? readInteger : types.getTypeParser(id, format),
    },
  })
  // A broken connection is replaced at the next query, and its running query is rejected. Without these
  // listeners, for idle connections and for those in use, its error would end the process.
  pool.on('error', () => {})
  pool.on('connect', (client) => {
    client.on('error', () => {})
  })
  const dialect = new PostgresDialect({ pool: nameStatements(pool) })
  return { engine: 'postgres', db: new Kysely<Tables>({ dialect }) }
}

function readInteger(text: string): number {
  const value = Number(text)
  if (!Number.isSafeInteger(value)) throw new RangeError('A stored number is beyond 2^53.')
  return value
}
