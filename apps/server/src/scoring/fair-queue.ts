import type { Caller } from './caller.ts'
import { Lane } from './lane.ts'
import { type QueueRefusal, ScoringError } from './scoring.ts'

export interface FairQueueOptions {
  /** Tasks that may wait in all. */
  readonly maxWaiting: number
  /** Turns that an account may have at the same time. */
  readonly mostRunning: (account: string) => number
}

/** What one account may do now; `end` gives the turn back. */
export interface Turn<Item> {
  readonly account: string
  readonly items: readonly Item[]
  end(): void
}

/**
 * Tasks that wait, by account: accounts take turns, whatever one of them has waiting (decision 77). An
 * account may have as many tasks waiting as places are free, so no account fills the queue: alone it gets
 * half of the places, and the more the others have waiting, the fewer.
 */
export class FairQueue<Item> {
  readonly #options: FairQueueOptions
  /** Accounts with tasks that wait, in the order of their turns. */
  readonly #lanes = new Map<string, Lane<Item>>()
  readonly #running = new Map<string, number>()

  constructor(options: FairQueueOptions) {
    this.#options = options
  }

  /** Tasks that wait. */
  get size(): number {
    let size = 0
    for (const lane of this.#lanes.values()) size += lane.size
    return size
  }

  /** Why another call of an account would not be queued: its own tasks fill its share, or all tasks do. */
  refusal(account: string): QueueRefusal | null {
    const waiting = this.#lanes.get(account)?.size ?? 0
    if (waiting < this.#options.maxWaiting - this.size) return null
    return waiting > 0 ? 'queue_full' : 'overloaded'
  }

  /**
   * Adds a task. One more of a call that already waits is always taken, so that no batch is refused
   * halfway. Throws a `ScoringError` where it is refused.
   */
  add({ account, member }: Caller, item: Item): void {
    const isBegun = this.#lanes.get(account)?.has(member) === true
    const refusal = isBegun ? null : this.refusal(account)
    if (refusal !== null) throw new ScoringError(refusal)
    this.#laneOf(account).add(member, item)
  }

  /** Adds tasks that had their turn and were not done; they come before the others of the account. */
  addAgain(account: string, items: readonly Item[]): void {
    if (items.length > 0) this.#laneOf(account).addAgain(items)
  }

  /** The next turn, with what `take` takes from the tasks of its account; null where no account may work. */
  next(take: (lane: Lane<Item>) => readonly Item[]): Turn<Item> | null {
    for (const [account, lane] of this.#lanes) {
      const running = this.#running.get(account) ?? 0
      if (running >= this.#options.mostRunning(account)) continue
      this.#running.set(account, running + 1)
      const items = take(lane)
      this.#lanes.delete(account)
      if (lane.size > 0) this.#lanes.set(account, lane)
      return { account, items, end: () => this.#end(account) }
    }
    return null
  }

  #end(account: string): void {
    const left = (this.#running.get(account) ?? 1) - 1
    if (left === 0) this.#running.delete(account)
    else this.#running.set(account, left)
  }

  #laneOf(account: string): Lane<Item> {
    const lane = this.#lanes.get(account) ?? new Lane<Item>()
    this.#lanes.set(account, lane)
    return lane
  }
}
