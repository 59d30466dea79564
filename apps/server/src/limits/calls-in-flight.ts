import { setTimeout as pause } from 'node:timers/promises'
import { rateLimited } from '../errors/api-error.ts'
import { OtherAccounts } from '../scoring/other-accounts.ts'

/** Calls of an account that begin at once, whoever else is there. */
const atOnce = 4
/** Milliseconds after which each further call begins, beside other accounts. */
const paceMs = 20

/** Counts the calls in flight of each account (decision 31). */
export class CallsInFlight {
  readonly #counts = new Map<string, number>()
  readonly #limit: number
  readonly #others = new OtherAccounts()

  constructor(limit: number) {
    this.#limit = limit
  }

  /** Takes a slot; the returned function releases it once, however often it is called. */
  enter(accountId: string): () => void {
    const count = this.#counts.get(accountId) ?? 0
    if (count >= this.#limit) {
      throw rateLimited(
        `This account already has ${this.#limit} calls in flight, the most that are allowed.`,
        1,
      )
    }
    this.#counts.set(accountId, count + 1)
    this.#others.saw(accountId)
    let isReleased = false
    return () => {
      if (isReleased) return
      isReleased = true
      const left = (this.#counts.get(accountId) ?? 1) - 1
      if (left === 0) this.#counts.delete(accountId)
      else this.#counts.set(accountId, left)
    }
  }

  /**
   * Waits a moment where an account has many calls in flight beside other accounts: all calls share one
   * event loop, so quick calls must not come faster than it can serve the others between them.
   */
  async pace(accountId: string): Promise<void> {
    const count = this.#counts.get(accountId) ?? 0
    if (count > atOnce && this.#others.areBeside(accountId)) await pause(paceMs)
  }
}
