import { setImmediate } from 'node:timers/promises'
import { CompiledQuery, type Kysely } from 'kysely'
import type { Work } from './database.ts'
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
 * disk. One that fails is undone alone, and nobody is answered before the commit.
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
    try {
      const answers = await this.#db.transaction().execute(async (trx) => {
        const [alone] = members
        if (alone !== undefined && members.length === 1) return [await alone.run(trx)]
        const made: (() => void)[] = []
        for (const member of members) made.push(await runApart(trx, member))
        return made
      })
      for (const answer of answers) answer()
    } catch (error) {
      // The transaction is gone with all that was in it; what is not there cannot be told.
      for (const member of members) member.fail(error)
    }
  }
}

const open = CompiledQuery.raw('savepoint member')
const keep = CompiledQuery.raw('release savepoint member')
const undo = CompiledQuery.raw('rollback to savepoint member')

async function runApart(trx: Work, member: Member): Promise<() => void> {
  await trx.executeQuery(open)
  try {
    const answer = await member.run(trx)
    await trx.executeQuery(keep)
    return answer
  } catch (error) {
    await trx.executeQuery(undo).catch(() => {
      // The database has undone everything, or is gone: then this is why, for all of them.
      throw error
    })
    return () => member.fail(error)
  }
}
