import { randomUUID } from 'node:crypto'
import { transactShared, type Work } from './database/database.ts'
import { type Param, prepare } from './database/prepare.ts'
import type { OperationRow } from './database/tables.ts'
import { appendEntry, lockAccount } from './entries.ts'
import { newId } from './ids.ts'
import type { Milliseconds } from './money.ts'
import { holdLifetime, type StoreParts } from './parts.ts'
import type { Begun, Lease, NewOperation } from './ports.ts'
import { answerOfKey, claimKey, scopeOf } from './replays.ts'

/** Starts a billed call: its idempotency key first, then its money (D-061, D-083). */
export async function beginOperation(parts: StoreParts, operation: NewOperation): Promise<Begun> {
  const { accountId, price } = operation
  if (!Number.isSafeInteger(price) || price < 0) {
    throw new RangeError('A price is a whole number of micro-USD, 0 or more.')
  }
  const scope = scopeOf(parts.secrets, operation)
  const { engine } = parts.database
  return transactShared(parts.database, accountId, async (trx) => {
    const before = await lockAccount(trx, engine, accountId)
    // Read under the lock: who waited for it must not judge leases by an old time.
    const now = parts.clock()
    const known = scope === null ? null : await answerOfKey(trx, parts, scope, now)
    if (known !== null) return known
    // Read again, since an abandoned call that held the key may just have given its money back.
    const available = scope === null ? before : await lockAccount(trx, engine, accountId)
    if (available < price) return { kind: 'insufficient', required: price, available }
    const lease = await insertOperation(trx, operation, now)
    if (scope !== null) await claimKey(trx, scope, lease.operationId, now)
    return { kind: 'started', lease, available: await takeMoney(trx, operation, lease, now) }
  })
}

type NewRow = Omit<OperationRow, 'state' | 'closed_at' | 'reason'>

const addOperation = prepare((db, param: Param<NewRow>) =>
  db.insertInto('operations').values({
    id: param('id'),
    account_id: param('account_id'),
    key_id: param('key_id'),
    endpoint: param('endpoint'),
    bucket: param('bucket'),
    units: param('units'),
    price: param('price'),
    payment: param('payment'),
    state: 'open',
    token: param('token'),
    created_at: param('created_at'),
    expires_at: param('expires_at'),
    closed_at: null,
    reason: null,
  }),
)

async function insertOperation(
  trx: Work,
  { accountId, keyId, endpoint, bucket, units, price, payment, idempotency }: NewOperation,
  now: Milliseconds,
): Promise<Lease> {
  const lease = {
    operationId: newId('op', now),
    accountId,
    token: randomUUID(),
    isKeyed: idempotency !== undefined,
  }
  await addOperation(trx, {
    id: lease.operationId,
    account_id: accountId,
    key_id: keyId,
    endpoint,
    bucket,
    units,
    price,
    payment,
    token: lease.token,
    created_at: now,
    expires_at: now + holdLifetime,
  })
  return lease
}

/** Holds the price; a debit captures it in the same breath, before any work (R-BILL-18). */
async function takeMoney(
  trx: Work,
  { accountId, price, payment }: NewOperation,
  { operationId }: Lease,
  at: Milliseconds,
): Promise<number> {
  const entry = { accountId, operationId, amount: price, at }
  const held = await appendEntry(trx, { ...entry, kind: 'hold' })
  return payment === 'debit' ? appendEntry(trx, { ...entry, kind: 'capture', balance: held }) : held
}
