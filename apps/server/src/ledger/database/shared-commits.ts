import { setImmediate } from 'node:timers/promises'
import type { Kysely } from 'kysely'
import { StoreUnavailable } from '../store-error.ts'
import type { Work } from './database.ts'
import { asStoreError } from './database-error.ts'
import type { Tables } from './tables.ts'

interface Member {
  /** Does its part; what comes back tells the caller, and is called after the commit alone. */
  run(trx: Work): Promise<() => void>
  fail(error: unknown): void
}

/** More would keep the first of them waiting for the last. */
const largest = 32

/**
 * Works that are asked for at about the same time share one transaction, and so one write to the
 * disk. When one of them fails, nothing is kept and each is done again by itself. Nobody is answered
 * before the commit.
 */
export class SharedCommits {
  readonly #db: Kysely<Tables>
  readonly #onIdle: () => void
  readonly #waiting: Member[] = []
  #isRunning = false

  constructor(db: Kysely<Tables>, onIdle: () => void) {
    this.#db = db
    this.#onIdle = onIdle
  }

  run<T>(work: (trx: Work) => Promise<T>): Promise<T> {
    const answer = new Promise<T>((resolve, reject) => {
      this.#waiting.push({
        run: async (trx) => {
          const value = await work(trx)
          return () => resolve(value)
        },
        fail: reject,
      })
    })
    if (!this.#isRunning) void this.#commitAll()
    return answer
  }

  async #commitAll(): Promise<void> {
    this.#isRunning = true
    while (this.#waiting.length > 0) {
      // What else has arrived by now comes along.
      await setImmediate()
      await this.#commit(this.#waiting.splice(0, largest))
    }
    this.#isRunning = false
    this.#onIdle()
  }

  async #commit(members: readonly Member[]): Promise<void> {
    let isAtFault = false
    try {
      const answers = await this.#db.transaction().execute(async (trx) => {
        const made: (() => void)[] = []
        isAtFault = true
        for (const member of members) made.push(await member.run(trx))
        isAtFault = false
        return made
      })
      for (const answer of answers) answer()
    } catch (error) {
      // After a commit that failed nobody knows what was kept, and a database that is gone stays so.
      const isWorthTrying = isAtFault && members.length > 1 && !isUnavailable(error)
      if (!isWorthTrying) for (const member of members) member.fail(error)
      else for (const member of members) await this.#commit([member])
    }
  }
}

function isUnavailable(error: unknown): boolean {
  return asStoreError(error) instanceof StoreUnavailable
}
