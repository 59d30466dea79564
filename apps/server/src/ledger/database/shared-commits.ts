import { setImmediate } from 'node:timers/promises'
import type { Kysely } from 'kysely'
import { StoreUnavailable } from '../store-error.ts'
import type { Work } from './database.ts'
import { asStoreError } from './database-error.ts'
import type { Tables } from './tables.ts'

/** Tells a caller what came of its work; called after the commit alone. */
export type Tell = () => void

interface Member<Task> {
  readonly task: Task
  fail(error: unknown): void
}

export interface SharedCommitsOptions<Task> {
  readonly db: Kysely<Tables>
  /** More would keep the first of them waiting for the last. */
  readonly largest: number
  /** Does tasks in one transaction, as if one followed the other. */
  readonly together: (trx: Work, tasks: readonly Task[]) => Promise<readonly Tell[]>
  readonly onIdle: () => void
}

/**
 * Tasks that are asked for at about the same time share one transaction, and so one write to the
 * disk. When one of them fails, nothing is kept and each is done again by itself. Nobody is answered
 * before the commit.
 */
export class SharedCommits<Task> {
  readonly #options: SharedCommitsOptions<Task>
  readonly #waiting: Member<Task>[] = []
  #isRunning = false

  constructor(options: SharedCommitsOptions<Task>) {
    this.#options = options
  }

  /** Does a task that tells what came of it by the function that it is made with. */
  run<T>(taskOf: (tell: (value: T) => Tell) => Task): Promise<T> {
    const answer = new Promise<T>((resolve, reject) => {
      const task = taskOf((value) => () => resolve(value))
      this.#waiting.push({ task, fail: reject })
    })
    if (!this.#isRunning) void this.#commitAll()
    return answer
  }

  async #commitAll(): Promise<void> {
    this.#isRunning = true
    while (this.#waiting.length > 0) {
      // What else has arrived by now comes along.
      await setImmediate()
      await this.#commit(this.#waiting.splice(0, this.#options.largest))
    }
    this.#isRunning = false
    this.#options.onIdle()
  }

  async #commit(members: readonly Member<Task>[]): Promise<void> {
    const { db, together } = this.#options
    let isAtFault = false
    try {
      const answers = await db.transaction().execute(async (trx) => {
        isAtFault = true
        const made = await together(
          trx,
          members.map(({ task }) => task),
        )
        isAtFault = false
        return made
      })
      for (const tell of answers) tell()
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
