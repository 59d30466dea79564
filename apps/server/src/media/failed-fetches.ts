export interface FailedFetchesOptions {
  /** Failed fetches of one caller in an hour. */
  readonly mostPerHour: number
  /** Milliseconds of a clock that never goes back. */
  readonly now: () => number
}

interface Failures {
  readonly count: number
  readonly at: number
}

const HOUR_MS = 3_600_000
/** Callers that are remembered; the one that failed least recently is forgotten first. */
const MOST_CALLERS = 10_000

/**
 * Counts the media addresses that could not be fetched, by caller. A failed fetch is free, so without a limit a
 * caller could have the service knock on other people's doors all day. Failures are forgotten evenly over an hour.
 */
export class FailedFetches {
  readonly #options: FailedFetchesOptions
  readonly #callers = new Map<string, Failures>()

  constructor(options: FailedFetchesOptions) {
    this.#options = options
  }

  get mostPerHour(): number {
    return this.#options.mostPerHour
  }

  /** Seconds until a caller may fetch again; 0 for now. */
  secondsToWait(caller: string): number {
    const { mostPerHour } = this.#options
    const excess = this.#countOf(caller) + 1 - mostPerHour
    // A fetch that failed this moment leaves a whole number; time makes it less.
    return excess <= 0 ? 0 : Math.ceil((excess * HOUR_MS) / mostPerHour / 1_000)
  }

  /** Counts a fetch as failed, until the returned function says that it came to an end of another kind. */
  begin(caller: string): () => void {
    this.#add(caller, 1)
    return () => this.#add(caller, -1)
  }

  #add(caller: string, change: number): void {
    const count = Math.max(0, this.#countOf(caller) + change)
    this.#callers.delete(caller)
    if (count > 0) this.#callers.set(caller, { count, at: this.#options.now() })
    if (this.#callers.size <= MOST_CALLERS) return
    const [oldest] = this.#callers.keys()
    if (oldest !== undefined) this.#callers.delete(oldest)
  }

  #countOf(caller: string): number {
    const failures = this.#callers.get(caller)
    if (failures === undefined) return 0
    const { mostPerHour, now } = this.#options
    return Math.max(0, failures.count - ((now() - failures.at) * mostPerHour) / HOUR_MS)
  }
}
