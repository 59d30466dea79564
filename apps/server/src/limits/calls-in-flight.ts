import { rateLimited } from '../errors/api-error.ts'

/** Counts the calls in flight of each account (decision 31). */
export class CallsInFlight {
  readonly #counts = new Map<string, number>()
  readonly #limit: number

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
    let isReleased = false
    return () => {
      if (isReleased) return
      isReleased = true
      const left = (this.#counts.get(accountId) ?? 1) - 1
      if (left === 0) this.#counts.delete(accountId)
      else this.#counts.set(accountId, left)
    }
  }
}
