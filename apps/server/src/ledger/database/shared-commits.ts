import { setImmediate } from 'node:timers/promises'
import type { Kysely, Transaction } from 'kysely'
import { StoreUnavailable } from '../store-error.ts'
import { AccountTurns } from './account-turns.ts'
import { asStoreError } from './database-error.ts'
import type { Tables } from './tables.ts'

/** Settles the promise of a caller; called only after the commit. */
export type Settle = () => void

interface Member<Task> {
  readonly accountId: string
  readonly task: Task
  fail(error: unknown): void
}

/** Runs one transaction at a time. */
interface Lane {
  /** The accounts whose calls are in its transaction. */
  readonly accounts: Set<string>
  isBlocked: boolean
}

export interface SharedCommitsOptions<Task> {
  readonly db: Kysely<Tables>
  /** Most tasks in a transaction: with more, the first would wait too long for the last. */
  readonly largest: number
  /** Most transactions at a time. */
  readonly lanes: number
  /**
   * Runs tasks in one transaction, as if one followed the other. It may return fewer answers than it got
   * tasks; those that it had no time for have the next transaction.
   */
  readonly together: (
    trx: Transaction<Tables>,
    tasks: readonly Task[],
  ) => Promise<readonly Settle[]>
  readonly onIdle: () => void
}

/** A transaction that takes longer than this waits for a lock of another process, or for the disk. */
const blockedAfterMs = 50

/**
 * Group commit: tasks that arrive at about the same time share one transaction, and so one write to
 * the disk. When one of them fails, the transaction is rolled back and each task runs again in a
 * transaction of its own. No caller is answered before the commit.
 *
 * The fewer transactions there are, the more tasks share one, so the next begins when the last has
 * ended. Only while that one is blocked do the tasks of other accounts get a second lane.
 */
export class SharedCommits<Task> {
  readonly #options: SharedCommitsOptions<Task>
  readonly #lanes = new Set<Lane>()
  readonly #waiting = new AccountTurns<Member<Task>>()

  constructor(options: SharedCommitsOptions<Task>) {
    this.#options = options
  }

  /** Runs a task, which reports its result through the function that `taskOf` gets. */
  run<T>(accountId: string, taskOf: (settle: (value: T) => Settle) => Task): Promise<T> {
    const answer = new Promise<T>((resolve, reject) => {
      const task = taskOf((value) => () => resolve(value))
      this.#waiting.add({ accountId, task, fail: reject })
    })
    this.#openLane()
    return answer
  }

  #openLane(): void {
    if (this.#waiting.isEmpty || this.#lanes.size >= this.#options.lanes) return
    if (![...this.#lanes].every(({ isBlocked }) => isBlocked)) return
    const lane: Lane = { accounts: new Set(), isBlocked: false }
    this.#lanes.add(lane)
    void this.#commitAll(lane)
  }

  async #commitAll(lane: Lane): Promise<void> {
    while (true) {
      // Tasks that arrive in this turn of the event loop join the transaction.
      await setImmediate()
      const members = this.#take()
      if (members.length === 0) break
      await this.#commitIn(lane, members)
      // A lane that was blocked leaves the rest to one that was not.
      if ([...this.#lanes].some((other) => other !== lane && !other.isBlocked)) break
    }
    this.#lanes.delete(lane)
    if (this.#lanes.size === 0) this.#options.onIdle()
  }

  /** The next tasks of accounts that no lane is working on. */
  #take(): readonly Member<Task>[] {
    const isFree = (accountId: string) =>
      [...this.#lanes].every(({ accounts }) => !accounts.has(accountId))
    return this.#waiting.take(this.#options.largest, isFree)
  }

  async #commitIn(lane: Lane, members: readonly Member<Task>[]): Promise<void> {
    for (const { accountId } of members) lane.accounts.add(accountId)
    const timer = setTimeout(() => {
      lane.isBlocked = true
      this.#openLane()
    }, blockedAfterMs)
    await this.#commit(members)
    clearTimeout(timer)
    lane.isBlocked = false
    lane.accounts.clear()
  }

  async #commit(members: readonly Member<Task>[]): Promise<void> {
    const { db, together } = this.#options
    let isInTasks = false
    try {
      const answers = await db.transaction().execute(async (trx) => {
        isInTasks = true
        const made = await together(
          trx,
          members.map(({ task }) => task),
        )
        isInTasks = false
        return made
      })
      for (const settle of answers) settle()
      const served = new Set(members.slice(0, answers.length).map(({ accountId }) => accountId))
      this.#waiting.addAgain(members.slice(answers.length), served)
    } catch (error) {
      // After a failed commit it is unknown what was stored, and a lost database stays lost.
      const mayRetry = isInTasks && members.length > 1 && !isUnavailable(error)
      if (!mayRetry) for (const member of members) member.fail(error)
      else for (const member of members) await this.#commit([member])
    }
  }
}

function isUnavailable(error: unknown): boolean {
  return asStoreError(error) instanceof StoreUnavailable
}
