import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely'

interface Statement {
  readonly text: string
  readonly values: unknown[]
  readonly name?: string
}

/** What is used of a connection of the driver. */
interface DriverClient {
  query(statement: Statement): Promise<object>
  release(isBroken?: boolean): void
}

/** What is used of the driver's pool. */
interface DriverPool {
  readonly options: object
  connect(): Promise<DriverClient>
  end(): Promise<void>
}

/** More texts than these come from queries that are built anew each time; they stay without a name. */
const most = 200

/**
 * A pool whose connections give each statement with values a name, so that PostgreSQL reads and plans
 * it once for each connection: that took most of its time.
 */
export function nameStatements(pool: DriverPool): PostgresPool {
  const names = new Map<string, string>()
  // The query layer keeps what it knows of a connection by its client.
  const clients = new WeakMap<DriverClient, NamingClient>()
  return {
    options: pool.options,
    end: () => pool.end(),
    connect: async () => {
      const client = await pool.connect()
      const known = clients.get(client)
      if (known !== undefined) return known
      await planForLater(client)
      const naming = new NamingClient(client, names)
      clients.set(client, naming)
      return naming
    },
  }
}

/**
 * A plan that is kept must not read whole tables because they are small still: it would read them when
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
    const known = this.#names.get(text)
    if (known !== undefined || this.#names.size >= most) return known
    const name = `s${this.#names.size}`
    this.#names.set(text, name)
    return name
  }
}
