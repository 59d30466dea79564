import { day, holdLifetime, leaseLifetime } from '../../../apps/server/src/ledger/parts.ts'

export interface ModelCall {
  readonly key: string | null
  readonly body: string
  readonly price: number
  readonly payment: 'hold' | 'debit'
}

interface ModelOperation extends ModelCall {
  readonly begun: number
  state: 'open' | 'done' | 'void'
}

interface ModelReplay {
  readonly body: string
  readonly operation: number
  expires: number
  isDone: boolean
}

export type ModelBegun = 'started' | 'replay' | 'conflict' | 'in_progress' | 'insufficient'

/** A model of the ledger of one account, without a database. */
export class LedgerModel {
  available: number
  now: number
  readonly operations: ModelOperation[] = []
  readonly #replays = new Map<string, ModelReplay>()
  spent = 0
  calls = 0

  constructor(available: number, now: number) {
    this.available = available
    this.now = now
  }

  begin(call: ModelCall): ModelBegun {
    const replay = call.key === null ? undefined : this.#replays.get(call.key)
    if (replay !== undefined && call.key !== null) {
      if (replay.expires > this.now) {
        if (replay.body !== call.body) return 'conflict'
        return replay.isDone ? 'replay' : 'in_progress'
      }
      if (!replay.isDone) this.void(replay.operation)
      this.#replays.delete(call.key)
    }
    // The store releases an abandoned key in the same transaction, so the money is returned in any case.
    if (this.available < call.price) return 'insufficient'
    this.available -= call.price
    this.operations.push({ ...call, begun: this.now, state: 'open' })
    if (call.key !== null) {
      this.#replays.set(call.key, {
        body: call.body,
        operation: this.operations.length - 1,
        expires: this.now + leaseLifetime,
        isDone: false,
      })
    }
    return 'started'
  }

  capture(index: number, share: number): 'captured' | 'lost' {
    const operation = this.operations[index]
    if (operation?.state !== 'open') return 'lost'
    const charge = Math.floor(operation.price * share)
    operation.state = 'done'
    this.available += operation.price - charge
    this.spent += charge
    this.calls++
    for (const replay of this.#replays.values()) {
      if (replay.operation !== index) continue
      replay.isDone = true
      replay.expires = this.now + day
    }
    return 'captured'
  }

  void(index: number): boolean {
    const operation = this.operations[index]
    if (operation?.state !== 'open') return false
    operation.state = 'void'
    this.available += operation.price
    for (const [key, replay] of this.#replays) {
      if (replay.operation === index) this.#replays.delete(key)
    }
    return true
  }

  recover(): number {
    const expired = this.operations.flatMap(({ state, begun }, index) =>
      state === 'open' && begun + holdLifetime <= this.now ? [index] : [],
    )
    for (const index of expired) this.void(index)
    return expired.length
  }
}
