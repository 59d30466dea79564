import { setImmediate } from 'node:timers/promises'
import type { Kysely } from 'kysely'
import { StoreUnavailable } from '../store-error.ts'
import type { Work } from './database.ts'
import { asStoreError } from './database-error.ts'
import type { Tables } from './tables.ts'

/** Tells a caller what came of its work; called after the commit alone. */
export type Tell = () => void

interface Member<Task> {
  readonly accountId: string
  readonly task: Task
  fail(error: unknown): void
}

/** One transaction after the other. */
interface Lane {
  /** Whose calls are in its transaction. */
  readonly accounts: Set<string>
  isHeldUp: boolean
}

export interface SharedCommitsOptions<Task> {
  readonly db: Kysely<Tables>
  /** More would keep the first of them waiting for the last. */
  readonly largest: number
  /** Most transactions at a time. */
  readonly lanes: number
  /** Does tasks in one transaction, as if one followed the other. */
  readonly together: (trx: Work, tasks: readonly Task[]) => Promise<readonly Tell[]>
  readonly onIdle: () => void
}

/** A transaction that takes longer waits for a lock that another process has, or for its disk. */
const heldUpMs = 50

/**
 * Tasks that are asked for at about the same time share one transaction, and so one write to the
 * disk. When one of them fails, nothing is kept and each is done again by itself. Nobody is answered
 * before the commit.
 *
 * The fewer transactions, the more share one: the next begins when the last has ended. Only when that
 * is held up, the tasks of other accounts get a lane beside it.
 */
export class SharedCommits<Task> {
  readonly #options: SharedCommitsOptions<Task>
  readonly #lanes = new Set<Lane>()
  #waiting: Member<Task>[] = []

  constructor(options: SharedCommitsOptions<Task>) {
    this.#options = options
  }

  /** Does a task that tells what came of it by the function that it is made with. */
  run<T>(accountId: string, taskOf: (tell: (value: T) => Tell) => Task): Promise<T> {
    const answer = new Promise<T>((resolve, reject) => {
      const task = taskOf((value) => () => resolve(value))
      this.#waiting.push({ accountId, task, fail: reject })
    })
    this.#openLane()
    return answer
  }

  #openLane(): void {
    if (this.#waiting.length === 0 || this.#lanes.size >= this.#options.lanes) return
    if (![...this.#lanes].every(({ isHeldUp }) => isHeldUp)) return
    const lane: Lane = { accounts: new Set(), isHeldUp: false }
    this.#lanes.add(lane)
    void this.#commitAll(lane)
  }

  async #commitAll(lane: Lane): Promise<void> {
    while (true) {
      // What else has arrived by now comes along.
      await setImmediate()
      const members = this.#take()
      if (members.length === 0) break
      await this.#commitIn(lane, members)
      // Who was held up leaves the rest to a lane that was not.
      if ([...this.#lanes].some((other) => other !== lane && !other.isHeldUp)) break
    }
    this.#lanes.delete(lane)
    if (this.#lanes.size === 0) this.#options.onIdle()
  }

  /** The next tasks of accounts that no lane is at; those of one account keep their order. */
  #take(): readonly Member<Task>[] {
    const taken: Member<Task>[] = []
    const left: Member<Task>[] = []
    for (const member of this.#waiting) {
      const isFree = [...this.#lanes].every(({ accounts }) => !accounts.has(member.accountId))
      if (isFree && taken.length < this.#options.largest) taken.push(member)
      else left.push(member)
    }
    this.#waiting = left
    return taken
  }

  async #commitIn(lane: Lane, members: readonly Member<Task>[]): Promise<void> {
    for (const { accountId } of members) lane.accounts.add(accountId)
    const timer = setTimeout(() => {
      lane.isHeldUp = true
      this.#openLane()
    }, heldUpMs)
    await this.#commit(members)
    clearTimeout(timer)
    lane.isHeldUp = false
    lane.accounts.clear()
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
