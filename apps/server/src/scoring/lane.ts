/**
 * The tasks of one account that wait. In turn, the call with the fewest tasks and the oldest call have one
 * done: a single text passes the account's batches, a batch ends before later ones, and none waits for ever.
 */
export class Lane<Item> {
  readonly #again: Item[] = []
  /** Tasks by call, in the order of their calls; no list is empty. */
  readonly #members = new Map<string, Item[]>()
  #isTurnOfOldest = false
  #size = 0

  get size(): number {
    return this.#size
  }

  has(member: string): boolean {
    return this.#members.has(member)
  }

  add(member: string, item: Item): void {
    const items = this.#members.get(member)
    if (items === undefined) this.#members.set(member, [item])
    else items.push(item)
    this.#size++
  }

  addAgain(items: readonly Item[]): void {
    this.#again.unshift(...items)
    this.#size += items.length
  }

  /** The task that `shift` would take. */
  get first(): Item | undefined {
    return this.#again[0] ?? this.#next()?.[1][0]
  }

  /** Takes the next task. */
  shift(): Item | undefined {
    if (this.#size > 0) this.#size--
    if (this.#again.length > 0) return this.#again.shift()
    const next = this.#next()
    if (next === undefined) return undefined
    const [member, items] = next
    this.#isTurnOfOldest = !this.#isTurnOfOldest
    const item = items.shift()
    if (items.length === 0) this.#members.delete(member)
    return item
  }

  /** The call whose turn it is. */
  #next(): readonly [string, Item[]] | undefined {
    let next: readonly [string, Item[]] | undefined
    for (const call of this.#members) {
      if (next === undefined || call[1].length < next[1].length) next = call
      if (this.#isTurnOfOldest) break
    }
    return next
  }
}
