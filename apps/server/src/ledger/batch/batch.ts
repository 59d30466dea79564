import type { Totals } from '../call-log.ts'
import type { CallRow, LedgerRow, OperationRow, ReplayRow } from '../database/tables.ts'
import type { MicroUsd, Milliseconds } from '../money.ts'
import { deltaOf, returnOf } from '../movements.ts'
import type { Submitted } from '../ports.ts'
import type { ReplayScope } from '../replays.ts'

/** An account before a batch, read under its lock. */
export interface AccountNow extends Omit<Totals, 'at'> {
  readonly balance: MicroUsd
  readonly last_call_at: Milliseconds | null
}

/** What is read for a task before it is decided. */
export interface Needs {
  readonly scope?: ReplayScope
  readonly operationId?: string
}

type NewEntry = Omit<LedgerRow, 'seq'>
type DoneOperation = Pick<OperationRow, 'id' | 'closed_at'>
type DoneReplay = Pick<ReplayRow, 'operation_id' | 'status' | 'expires_at' | 'sealed_body'>

/** Texts to store, at the request of their caller. */
export interface Retained {
  readonly operationId: string
  readonly submitted: Submitted
  readonly at: Milliseconds
}

/**
 * The calls of one account in a shared transaction: the rows as they were when the account was locked,
 * changed in memory by one decision after the other, and written at the end. The lock keeps others from
 * changing them meanwhile.
 */
export class Batch {
  readonly accountId: string
  balance: MicroUsd
  totals: Omit<Totals, 'at'>
  lastCallAt: Milliseconds | null
  readonly entries: NewEntry[] = []
  readonly begun: OperationRow[] = []
  readonly claimed: ReplayRow[] = []
  readonly done: DoneOperation[] = []
  readonly answered: DoneReplay[] = []
  readonly calls: CallRow[] = []
  readonly retained: Retained[] = []
  /** Operations whose lease expired; their money is returned. */
  readonly abandoned: DoneOperation[] = []
  /** Released keys, by their operations. */
  readonly freed: string[] = []
  readonly #operations: Map<string, OperationRow>
  readonly #replays: Map<string, ReplayRow>

  constructor(
    accountId: string,
    account: AccountNow,
    operations: readonly OperationRow[],
    replays: readonly ReplayRow[],
  ) {
    const { balance, last_call_at, ...totals } = account
    this.accountId = accountId
    this.balance = balance
    this.totals = totals
    this.lastCallAt = last_call_at
    this.#operations = new Map(operations.map((row) => [row.id, row]))
    this.#replays = new Map(replays.map((row) => [placeOf(row.endpoint, row.key_digest), row]))
  }

  /** Whether the account changed: its balance or its totals. */
  get hasChangedAccount(): boolean {
    return this.calls.length > 0 || this.entries.some(({ delta }) => delta !== 0)
  }

  /** The row of an idempotency key. */
  replayOf({ endpoint, keyDigest }: ReplayScope): ReplayRow | undefined {
    return this.#replays.get(placeOf(endpoint, keyDigest))
  }

  /** A key is new after its 24 hours; after its lease, the operation that held it is closed. */
  free(row: ReplayRow, at: Milliseconds): void {
    const operation = row.state === 'open' ? this.#operations.get(row.operation_id) : undefined
    if (operation !== undefined) {
      const { id, price } = operation
      this.addEntry({ operation_id: id, kind: returnOf(operation), amount: price, at })
      this.abandoned.push({ id, closed_at: at })
      this.#operations.delete(id)
    }
    this.freed.push(row.operation_id)
    this.#replays.delete(placeOf(row.endpoint, row.key_digest))
  }

  /** An operation that is still open. */
  openOperation(id: string): OperationRow | undefined {
    return this.#operations.get(id)
  }

  /** Changes the balance and adds the row; a free call adds none. */
  addEntry(entry: Pick<NewEntry, 'operation_id' | 'kind' | 'amount' | 'at'>): void {
    if (entry.amount === 0) return
    const delta = deltaOf(entry.kind, entry.amount)
    this.balance += delta
    this.entries.push({ ...entry, account_id: this.accountId, delta, balance_after: this.balance })
  }

  begin(operation: OperationRow, replay: ReplayRow | null): void {
    this.begun.push(operation)
    if (replay === null) return
    this.claimed.push(replay)
    this.#replays.set(placeOf(replay.endpoint, replay.key_digest), replay)
  }

  finish(operation: OperationRow, at: Milliseconds): void {
    this.done.push({ id: operation.id, closed_at: at })
    this.#operations.delete(operation.id)
  }

  /** Stores the answer of an operation under its key; a later task of the batch finds it there. */
  answer(answer: DoneReplay): void {
    this.answered.push(answer)
    for (const [place, row] of this.#replays) {
      if (row.operation_id !== answer.operation_id) continue
      this.#replays.set(place, { ...row, ...answer, state: 'done' })
    }
  }
}

function placeOf(endpoint: string, keyDigest: string): string {
  return `${endpoint} ${keyDigest}`
}
