import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely'
import { refuseNul } from './refuse-nul.ts'

interface Statement {
  readonly text: string
  readonly values: unknown[]
  readonly name?: string
}

/** The part of a driver's connection that is used. */
interface DriverClient {
  query(statement: Statement): Promise<object>
  release(isBroken?: boolean): void
}

/** The part of the driver's pool that is used. */
interface DriverPool {
  readonly options: object
  connect(): Promise<DriverClient>
  end(): Promise<void>
}

/** Most named statements; texts beyond that come from queries that vary, and stay unnamed. */
const most = 200

/**
 * A pool whose connections name each statement with values, so that PostgreSQL parses and plans it once
 * for each connection, which took most of its time.
 */
export function nameStatements(pool: DriverPool): PostgresPool {
  const names = new Map<string, string>()
  // Kysely identifies a connection by its client object.
  const clients = new WeakMap<DriverClient, NamingClient>()
  return {
    options: pool.options,
    end: () => pool.end(),
    connect: async () => {
      const client = await pool.connect()
      const cached = clients.get(client)
      if (cached !== undefined) return cached
      await planForLater(client)
      const naming = new NamingClient(client, names)
      clients.set(client, naming)
      return naming
    },
  }
}

/**
 * A cached plan must not scan tables because they are still small: it would go on scanning them when
 * they have grown.
 */
async function planForLater(client: DriverClient): Promise<void> {
  try {
    await client.query({ text: 'set enable_seqscan = off', values: [] })
  } catch (error) {
    client.release(true)
    throw error
  }
}

class NamingClient implements PostgresPoolClient {
  readonly #client: DriverClient
  readonly #names: Map<string, string>

  constructor(client: DriverClient, names: Map<string, string>) {
    this.#client = client
    this.#names = names
  }

  query<R>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<R>>
  query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>
  query(text: unknown, values: readonly unknown[] = []): unknown {
    if (typeof text !== 'string') throw new Error('Cursors are not used.')
    refuseNul(values)
    const name = values.length === 0 ? undefined : this.#nameOf(text)
    return this.#client.query({
      text,
      values: [...values],
      ...(name === undefined ? {} : { name }),
    })
  }

  release(isBroken?: boolean): void {
    this.#client.release(isBroken)
  }

  #nameOf(text: string): string | undefined {
    const cached = this.#names.get(text)
    if (cached !== undefined || this.#names.size >= most) return cached
    const name = `s${this.#names.size}`
    this.#names.set(text, name)
    return name
  }
}
