import type { Engine, Work } from './database/database.ts'
import type { EntryKind } from './database/tables.ts'
import type { MicroUsd, Milliseconds } from './money.ts'
import { StoreRefusal } from './store-error.ts'

export interface Entry {
  readonly accountId: string
  readonly operationId: string
  readonly kind: EntryKind
  readonly amount: MicroUsd
  readonly at: Milliseconds
}

const effects = { grant: 1, hold: -1, capture: 0, void: 1, refund: 1 } as const

/**
 * Takes the account for this transaction, so that the calls of one account follow each other, and
 * answers its balance. SQLite has one writer; there the transaction itself is the lock.
 */
export async function lockAccount(trx: Work, engine: Engine, accountId: string): Promise<MicroUsd> {
  const select = trx.selectFrom('accounts').select('balance').where('id', '=', accountId)
  const row = await (engine === 'postgres' ? select.forUpdate() : select).executeTakeFirst()
  if (row === undefined) throw new StoreRefusal('There is no such account.')
  return row.balance
}

/**
 * Adds a row and moves the balance with it; the account must be locked. Answers the new balance.
 * A call that costs nothing leaves no row.
 */
export async function appendEntry(trx: Work, entry: Entry): Promise<MicroUsd> {
  // `-0` would be written to SQLite as a real number.
  const delta = effects[entry.kind] === 0 ? 0 : effects[entry.kind] * entry.amount
  const balance = await moveBalance(trx, entry.accountId, delta)
  if (entry.amount === 0) return balance
  await trx
    .insertInto('ledger')
    .values({
      account_id: entry.accountId,
      operation_id: entry.operationId,
      kind: entry.kind,
      amount: entry.amount,
      delta,
      balance_after: balance,
      at: entry.at,
    })
    .execute()
  return balance
}

/** Changes a balance and answers it; what changes nothing is not written. */
async function moveBalance(trx: Work, accountId: string, delta: MicroUsd): Promise<MicroUsd> {
  const changed =
    delta === 0
      ? trx.selectFrom('accounts').select('balance').where('id', '=', accountId)
      : trx
          .updateTable('accounts')
          .set(({ eb }) => ({ balance: eb('balance', '+', delta) }))
          .where('id', '=', accountId)
          .returning('balance')
  const { balance } = await changed.executeTakeFirstOrThrow()
  return balance
}
