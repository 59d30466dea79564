import { sql } from 'kysely'
import { transact } from './database/database.ts'
import { asStoreError } from './database/database-error.ts'
import { checkColumns } from './database/schema.ts'
import type { StoreParts } from './parts.ts'
import type { Operations } from './ports.ts'
import { StoreMismatch, StoreUnavailable } from './store-error.ts'

/** Failed writes without a charged call in between after which the database counts as one that takes none. */
const tooMany = 3

/** Characters of the write that tries whether the database takes writes again: a full disk takes short ones. */
const probeLength = 1_048_576

/**
 * Watches whether calls can be charged. A database on a full disk still answers queries, so it is the
 * failures of writes that tell; after several in a row, each check tries a write of its own.
 */
export class WriteHealth {
  readonly #parts: StoreParts
  #failures = 0

  constructor(parts: StoreParts) {
    this.#parts = parts
  }

  /** The same operations, watched. */
  watch(operations: Operations): Operations {
    return {
      begin: (operation) => this.#watch(operations.begin(operation)),
      capture: async (...call) => {
        const captured = await this.#watch(operations.capture(...call))
        // The only success that counts: it writes most, and it is what calls are for.
        if (captured.kind === 'captured') this.#failures = 0
        return captured
      },
      void: (...call) => this.#watch(operations.void(...call)),
    }
  }

  /**
   * Throws `StoreUnavailable` unless the database answers and takes writes, and `StoreMismatch` where a
   * table or a column is missing.
   */
  async check(): Promise<void> {
    const { database } = this.#parts
    try {
      await checkColumns(database)
    } catch (error) {
      const known = asStoreError(error)
      if (known instanceof StoreUnavailable) throw known
      throw new StoreMismatch('The database lacks a table or a column.')
    }
    if (this.#failures < tooMany) return
    await this.#write('.'.repeat(probeLength))
    await this.#write('')
    this.#failures = 0
  }

  async #write(value: string): Promise<void> {
    await transact(this.#parts.database, async (trx) => {
      await sql`insert into marks (name, value) values ('write probe', ${value})
        on conflict (name) do update set value = excluded.value`.execute(trx)
    })
  }

  async #watch<T>(work: Promise<T>): Promise<T> {
    try {
      return await work
    } catch (error) {
      if (error instanceof StoreUnavailable) this.#failures++
      throw error
    }
  }
}
