import type { Engine, Work } from './database/database.ts'
import { type Param, prepare } from './database/prepare.ts'
import type { EntryKind, LedgerRow } from './database/tables.ts'
import type { MicroUsd, Milliseconds } from './money.ts'
import { deltaOf } from './movements.ts'
import { StoreRefusal } from './store-error.ts'

export interface Entry {
  readonly accountId: string
  readonly operationId: string
  readonly kind: EntryKind
  readonly amount: MicroUsd
  readonly at: Milliseconds
  /** The balance of the locked account, where the caller knows it. */
  readonly balance?: MicroUsd
}

/**
 * Locks the account for this transaction, so that the calls of one account are serial, and returns its
 * balance. SQLite has one writer; there the transaction itself is the lock.
 */
export async function lockAccount(trx: Work, engine: Engine, accountId: string): Promise<MicroUsd> {
  const lock = engine === 'postgres' ? lockBalance : readBalance
  const [row] = await lock(trx, { id: accountId })
  if (row === undefined) throw new StoreRefusal('There is no such account.')
  return row.balance
}

/**
 * Adds a row and changes the balance with it; the account must be locked. Returns the new balance.
 * A free call adds no row.
 */
export async function appendEntry(trx: Work, entry: Entry): Promise<MicroUsd> {
  const delta = deltaOf(entry.kind, entry.amount)
  const balance = await moveBalance(trx, entry, delta)
  if (entry.amount === 0) return balance
  await addRow(trx, rowOf(entry, delta, balance))
  return balance
}

/**
 * Holds an amount where the balance covers it, and returns the new balance; otherwise changes nothing
 * and returns null. It locks the account itself, in the statement that reads and changes the balance.
 */
export async function appendHold(
  trx: Work,
  entry: Omit<Entry, 'kind' | 'balance'>,
): Promise<MicroUsd | null> {
  const { accountId: id, amount } = entry
  const [row] =
    amount === 0 ? await readBalance(trx, { id }) : await takeBalance(trx, { id, amount })
  if (row === undefined) return null
  if (amount !== 0) {
    await addRow(trx, rowOf({ ...entry, kind: 'hold' }, deltaOf('hold', amount), row.balance))
  }
  return row.balance
}

function rowOf(entry: Entry, delta: MicroUsd, balance: MicroUsd): NewRow {
  return {
    account_id: entry.accountId,
    operation_id: entry.operationId,
    kind: entry.kind,
    amount: entry.amount,
    delta,
    balance_after: balance,
    at: entry.at,
  }
}

/** Changes a balance and returns it; a change of 0 is not written. */
async function moveBalance(
  trx: Work,
  { accountId: id, balance }: Entry,
  delta: MicroUsd,
): Promise<MicroUsd> {
  if (delta === 0 && balance !== undefined) return balance
  const [row] =
    delta === 0 ? await readBalance(trx, { id }) : await changeBalance(trx, { id, delta })
  if (row === undefined) throw new StoreRefusal('There is no such account.')
  return row.balance
}

const readBalance = prepare((db, param: Param<{ id: string }>) =>
  db.selectFrom('accounts').select('balance').where('id', '=', param('id')),
)

const lockBalance = prepare((db, param: Param<{ id: string }>) =>
  db.selectFrom('accounts').select('balance').where('id', '=', param('id')).forUpdate(),
)

const changeBalance = prepare((db, param: Param<{ id: string; delta: MicroUsd }>) =>
  db
    .updateTable('accounts')
    .set(({ eb }) => ({ balance: eb('balance', '+', param('delta')) }))
    .where('id', '=', param('id'))
    .returning('balance'),
)

const takeBalance = prepare((db, param: Param<{ id: string; amount: MicroUsd }>) =>
  db
    .updateTable('accounts')
    .set(({ eb }) => ({ balance: eb('balance', '-', param('amount')) }))
    .where('id', '=', param('id'))
    .where('balance', '>=', param('amount'))
    .returning('balance'),
)

type NewRow = Pick<
  LedgerRow,
  'account_id' | 'operation_id' | 'kind' | 'amount' | 'delta' | 'balance_after' | 'at'
>

const addRow = prepare((db, param: Param<NewRow>) =>
  db.insertInto('ledger').values({
    account_id: param('account_id'),
    operation_id: param('operation_id'),
    kind: param('kind'),
    amount: param('amount'),
    delta: param('delta'),
    balance_after: param('balance_after'),
    at: param('at'),
  }),
)
