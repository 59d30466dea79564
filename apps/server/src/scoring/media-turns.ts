import { type Caller, payerOf } from './caller.ts'
import { FairQueue, type Turn } from './fair-queue.ts'
import { ScoringError } from './scoring.ts'
import { UnpaidTime } from './unpaid-time.ts'

export interface MediaTurnsOptions {
  /** Tasks that run at the same time. */
  readonly threads: number
  /** Tasks that may wait. */
  readonly maxWaiting: number
  /** Milliseconds that a task waits at most. */
  readonly patienceMs: number
  /** Milliseconds of a clock that never goes back. */
  readonly now: () => number
}

interface Waiting {
  readonly caller: Caller
  readonly isLate: () => boolean
  start(): Promise<void>
  refuse(error: unknown): void
}

/** Time of failed files that a caller may spend at once; it comes back at six seconds a minute. */
const unpaid = { allowanceMs: 20_000, forgiven: 0.1 } as const

/**
 * Gives media their turn: one running task for each account, the accounts one after the other. A file may
 * keep a thread for seconds, and a file that fails costs nothing, so the time of failed files is limited
 * for each caller (decision 77).
 */
export class MediaTurns {
  readonly #options: MediaTurnsOptions
  readonly #waiting: FairQueue<Waiting>
  readonly #unpaid: UnpaidTime
  #busy = 0

  constructor(options: MediaTurnsOptions) {
    this.#options = options
    this.#unpaid = new UnpaidTime({ ...unpaid, now: options.now })
    this.#waiting = new FairQueue({ maxWaiting: options.maxWaiting, mostRunning: () => 1 })
  }

  /** Tasks that wait for their turn. */
  get size(): number {
    return this.#waiting.size
  }

  /** Throws a `ScoringError` where a caller has no time left for files that may fail. */
  admit(caller: Caller): void {
    this.#unpaid.check(payerOf(caller))
  }

  /** Does a task in its turn; rejects as the task does, or with a `ScoringError` where it gets no turn. */
  run<Result>(caller: Caller, work: () => Promise<Result>): Promise<Result> {
    return new Promise((resolve, reject) => {
      this.admit(caller)
      const end = this.#options.now() + this.#options.patienceMs
      this.#waiting.add(caller, {
        caller,
        isLate: () => this.#options.now() > end,
        start: () => this.#timed(caller, work).then(resolve, reject),
        refuse: reject,
      })
      this.#startAll()
    })
  }

  #startAll(): void {
    while (this.#busy < this.#options.threads) {
      const turn = this.#waiting.next((lane) => {
        const item = lane.shift()
        return item === undefined ? [] : [item]
      })
      if (turn === null) return
      void this.#take(turn)
    }
  }

  async #take({ items, end }: Turn<Waiting>): Promise<void> {
    this.#busy++
    for (const item of items) {
      const refusal = this.#refusalOf(item)
      if (refusal === null) await item.start()
      else item.refuse(refusal)
    }
    this.#busy--
    end()
    this.#startAll()
  }

  /** Whether a task may not run any more, now that its turn has come. */
  #refusalOf({ caller, isLate }: Waiting): unknown {
    if (isLate()) return new ScoringError('overloaded')
    try {
      this.admit(caller)
      return null
    } catch (error) {
      return error
    }
  }

  async #timed<Result>(caller: Caller, work: () => Promise<Result>): Promise<Result> {
    const start = this.#options.now()
    try {
      return await work()
    } catch (error) {
      this.#unpaid.add(payerOf(caller), this.#options.now() - start)
      throw error
    }
  }
}
