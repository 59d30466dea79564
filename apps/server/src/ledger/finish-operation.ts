import { decideCapture } from './batch/decide-capture.ts'
import { decideShared } from './batch/shared-decisions.ts'
import { logCall } from './call-log.ts'
import { closeOperation, openOperation } from './close-operation.ts'
import { creditOf } from './credit-of.ts'
import { operationColumns } from './database/columns.ts'
import { transactShared, type Work } from './database/database.ts'
import { type Param, prepare } from './database/prepare.ts'
import type { OperationRow } from './database/tables.ts'
import { appendEntry, lockAccount } from './entries.ts'
import type { MicroUsd, Milliseconds } from './money.ts'
import type { StoreParts } from './parts.ts'
import type { Captured, Completion, Lease, Net } from './ports.ts'
import { storeAnswer } from './replays.ts'

/** Charges a call and stores its answer, both or neither (decision 36). */
export function captureOperation(
  parts: StoreParts,
  lease: Lease,
  complete: (available: MicroUsd) => Completion,
  net: Net | undefined,
): Promise<Captured> {
  const { accountId, operationId } = lease
  if (parts.database.engine === 'postgres') {
    return decideShared(parts, accountId, { operationId }, (batch) =>
      decideCapture(batch, parts, lease, complete, net),
    )
  }
  return transactShared(parts.database, lease.accountId, async (trx) => {
    const balance = await lockAccount(trx, parts.database.engine, lease.accountId)
    const now = parts.clock()
    const [operation] = await markDone(trx, { ...lease, at: now })
    if (operation === undefined) return { kind: 'lost' }
    const delivered = net ?? { units: operation.units, price: operation.price }
    const available = await settle(trx, { operation, balance }, delivered.price, now)
    const completion = complete(available)
    await logCall(trx, parts.secrets, operation, delivered, completion, now)
    if (lease.isKeyed) await storeAnswer(trx, parts.secrets, operation.id, completion, now)
    return { kind: 'captured', status: completion.status, body: completion.body, available }
  })
}

type DoneAt = Omit<Lease, 'isKeyed'> & { readonly at: Milliseconds }

/**
 * Finishes the operation of a lease that is still valid (decision 37), and returns it; no row
 * otherwise.
 */
const markDone = prepare((db, param: Param<DoneAt>) =>
  db
    .updateTable('operations')
    .set({ state: 'done', closed_at: param('at') })
    .where('id', '=', param('operationId'))
    .where('account_id', '=', param('accountId'))
    .where('token', '=', param('token'))
    .where('state', '=', 'open')
    .returning(operationColumns),
)

/** Returns the money of a failed call and releases its key. */
export function voidOperation(parts: StoreParts, lease: Lease, reason: string): Promise<boolean> {
  return transactShared(parts.database, lease.accountId, async (trx) => {
    await lockAccount(trx, parts.database.engine, lease.accountId)
    const operation = await openOperation(trx, lease.operationId)
    if (operation?.token !== lease.token || operation.account_id !== lease.accountId) return false
    await closeOperation(trx, operation, parts.clock(), reason)
    return true
  })
}

/** Captures the hold; what was not delivered is refunded in a separate row (decision 24). */
async function settle(
  trx: Work,
  { operation, balance }: { readonly operation: OperationRow; readonly balance: MicroUsd },
  charge: MicroUsd,
  at: Milliseconds,
): Promise<MicroUsd> {
  const back = creditOf(operation, charge)
  const entry = { accountId: operation.account_id, operationId: operation.id, at }
  const captured =
    operation.payment === 'hold'
      ? await appendEntry(trx, { ...entry, kind: 'capture', amount: operation.price, balance })
      : balance
  return back === 0 ? captured : appendEntry(trx, { ...entry, kind: 'refund', amount: back })
}
