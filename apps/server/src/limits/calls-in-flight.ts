import { rateLimited } from '../errors/api-error.ts'

/** Counts the calls of each account that are being answered (D-075). */
export class CallsInFlight {
  readonly #counts = new Map<string, number>()
  readonly #limit: number

  constructor(limit: number) {
    this.#limit = limit
  }

  /** Takes a place; the function given back frees it, however often it is called. */
  enter(accountId: string): () => void {
    const count = this.#counts.get(accountId) ?? 0
    if (count >= this.#limit) {
      throw rateLimited(`More than ${this.#limit} calls of this account are in flight.`, 1)
    }
    this.#counts.set(accountId, count + 1)
    let isInside = true
    return () => {
      if (!isInside) return
      isInside = false
      const left = (this.#counts.get(accountId) ?? 1) - 1
      if (left === 0) this.#counts.delete(accountId)
      else this.#counts.set(accountId, left)
    }
  }
}
