/** Milliseconds for which an account counts as being there after its last task. */
const presenceMs = 5_000

/** Whether an account is alone: remembers the last two accounts that had a task. */
export class OtherAccounts {
  readonly #now: () => number
  #last = { account: '', at: Number.NEGATIVE_INFINITY }
  #before = this.#last

  constructor(now: () => number = () => performance.now()) {
    this.#now = now
  }

  /** Notes a task of an account. */
  saw(account: string): void {
    if (account !== this.#last.account) this.#before = this.#last
    this.#last = { account, at: this.#now() }
  }

  /** Whether any other account had a task in the last seconds. */
  areBeside(account: string): boolean {
    const { at } = this.#last.account === account ? this.#before : this.#last
    return this.#now() - at < presenceMs
  }
}
