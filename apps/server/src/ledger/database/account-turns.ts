interface OfAccount {
  readonly accountId: string
}

/** Tasks that wait for a transaction: the accounts take turns, and those of one account keep their order. */
export class AccountTurns<Member extends OfAccount> {
  /** Tasks by account, in the order of the turns; no list is empty. */
  #waiting = new Map<string, readonly Member[]>()

  get isEmpty(): boolean {
    return this.#waiting.size === 0
  }

  add(member: Member): void {
    const members = this.#waiting.get(member.accountId) ?? []
    this.#waiting.set(member.accountId, [...members, member])
  }

  /** Takes at most so many, one of each account after the other, of accounts that are free. */
  take(most: number, isFree: (accountId: string) => boolean): readonly Member[] {
    const taken: Member[] = []
    for (let count = -1; count < taken.length; ) {
      count = taken.length
      for (const [accountId, [first, ...rest]] of [...this.#waiting]) {
        if (taken.length >= most || first === undefined) return taken
        if (!isFree(accountId)) continue
        taken.push(first)
        this.#waiting.delete(accountId)
        if (rest.length > 0) this.#waiting.set(accountId, rest)
      }
    }
    return taken
  }

  /**
   * Adds tasks again for which the transaction had no time. They come before the others of their
   * accounts, and accounts of which nothing was done come before those in `served`.
   */
  addAgain(members: readonly Member[], served: ReadonlySet<string>): void {
    if (members.length === 0) return
    const again = new Map<string, Member[]>()
    for (const member of members) {
      again.set(member.accountId, [...(again.get(member.accountId) ?? []), member])
    }
    const accounts = [...new Set([...again.keys(), ...this.#waiting.keys()])]
    const inOrder = [
      ...accounts.filter((accountId) => !served.has(accountId)),
      ...accounts.filter((accountId) => served.has(accountId)),
    ]
    this.#waiting = new Map(
      inOrder.map((accountId) => [
        accountId,
        [...(again.get(accountId) ?? []), ...(this.#waiting.get(accountId) ?? [])],
      ]),
    )
  }
}
