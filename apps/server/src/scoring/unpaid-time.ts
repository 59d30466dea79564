import { ScoringError } from './scoring.ts'

export interface UnpaidTimeOptions {
  /** Milliseconds that a caller may have spent; beyond them its next file is refused. */
  readonly allowanceMs: number
  /** The share of time in which spent time is forgiven, such as 0.1: six seconds in a minute. */
  readonly forgiven: number
  /** Milliseconds of a clock that never goes back. */
  readonly now: () => number
}

interface Debt {
  readonly spentMs: number
  readonly at: number
}

/** Callers that are remembered at most; the one that spent least recently is forgotten first. */
const mostCallers = 10_000

/**
 * The time of threads that each caller has spent on files that could not be scored. Such calls are free,
 * so this is what limits them (decision 77).
 */
export class UnpaidTime {
  readonly #options: UnpaidTimeOptions
  readonly #debts = new Map<string, Debt>()

  constructor(options: UnpaidTimeOptions) {
    this.#options = options
  }

  /** Throws a `ScoringError` that says when to come back, where a caller has spent too much. */
  check(caller: string): void {
    const { allowanceMs, forgiven } = this.#options
    const excess = this.#spentMs(caller) - allowanceMs
    if (excess <= 0) return
    throw new ScoringError('unpaid', Math.max(1, Math.ceil(excess / forgiven / 1_000)))
  }

  /** Adds the time of a file that could not be scored. */
  add(caller: string, milliseconds: number): void {
    const spentMs = this.#spentMs(caller) + milliseconds
    this.#debts.delete(caller)
    this.#debts.set(caller, { spentMs, at: this.#options.now() })
    if (this.#debts.size <= mostCallers) return
    const [oldest] = this.#debts.keys()
    if (oldest !== undefined) this.#debts.delete(oldest)
  }

  #spentMs(caller: string): number {
    const debt = this.#debts.get(caller)
    if (debt === undefined) return 0
    const { forgiven, now } = this.#options
    return Math.max(0, debt.spentMs - (now() - debt.at) * forgiven)
  }
}
