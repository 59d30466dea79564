import { decideBegin } from './batch/decide-begin.ts'
import { decideShared } from './batch/shared-decisions.ts'
import { transactShared, type Work } from './database/database.ts'
import { type Param, prepare } from './database/prepare.ts'
import type { OperationRow } from './database/tables.ts'
import { appendEntry, appendHold, lockAccount } from './entries.ts'
import type { MicroUsd, Milliseconds } from './money.ts'
import { newLease } from './new-lease.ts'
import { operationRow } from './operation-row.ts'
import type { StoreParts } from './parts.ts'
import type { Begun, Lease, NewOperation } from './ports.ts'
import { answerOfKey, claimKey, scopeOf } from './replays.ts'

/**
 * Begins a billed call: claims its idempotency key, then reserves its price (decisions 28 and 35).
 */
export async function beginOperation(parts: StoreParts, operation: NewOperation): Promise<Begun> {
  const { accountId, price } = operation
  if (!Number.isSafeInteger(price) || price < 0) {
    throw new RangeError('A price is a whole number of micro-USD, 0 or more.')
  }
  const scope = scopeOf(parts.secrets, operation)
  const { engine } = parts.database
  if (engine === 'postgres') {
    return decideShared(parts, accountId, scope === null ? {} : { scope }, (batch) =>
      decideBegin(batch, parts, operation, scope),
    )
  }
  return transactShared(parts.database, accountId, async (trx) => {
    if (scope !== null) {
      await lockAccount(trx, engine, accountId)
      // The clock is read under the lock, because waiting for it makes an earlier time stale.
      const answer = await answerOfKey(trx, parts, scope, parts.clock())
      if (answer !== null) return answer
    }
    const now = parts.clock()
    const lease = newLease(operation, now)
    const available = await reservePrice(trx, operation, lease, now)
    if (available === null) {
      const balance = await lockAccount(trx, engine, accountId)
      return { kind: 'insufficient', required: price, available: balance }
    }
    await addOperation(trx, operationRow(operation, lease, now))
    if (scope !== null) await claimKey(trx, scope, lease.operationId, now)
    return { kind: 'started', lease, available }
  })
}

const addOperation = prepare((db, param: Param<OperationRow>) =>
  db.insertInto('operations').values({
    id: param('id'),
    account_id: param('account_id'),
    key_id: param('key_id'),
    endpoint: param('endpoint'),
    bucket: param('bucket'),
    units: param('units'),
    price: param('price'),
    payment: param('payment'),
    state: param('state'),
    token: param('token'),
    created_at: param('created_at'),
    expires_at: param('expires_at'),
    closed_at: param('closed_at'),
    reason: param('reason'),
  }),
)

/**
 * Holds the price; a debit also captures it at once, before any work (R-BILL-18). Null where the balance
 * does not cover it.
 */
async function reservePrice(
  trx: Work,
  { accountId, price, payment }: NewOperation,
  { operationId }: Lease,
  at: Milliseconds,
): Promise<MicroUsd | null> {
  const entry = { accountId, operationId, amount: price, at }
  const held = await appendHold(trx, entry)
  if (held === null) return null
  return payment === 'debit' ? appendEntry(trx, { ...entry, kind: 'capture', balance: held }) : held
}
