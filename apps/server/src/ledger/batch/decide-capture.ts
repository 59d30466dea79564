import { callRowOf, type Totals } from '../call-log.ts'
import { creditOf } from '../credit-of.ts'
import type { OperationRow } from '../database/tables.ts'
import type { MicroUsd, Milliseconds } from '../money.ts'
import type { StoreParts } from '../parts.ts'
import type { Captured, Completion, Lease, Net } from '../ports.ts'
import { answerRowOf } from '../replays.ts'
import type { Batch } from './batch.ts'

/** Charges a call in a batch and stores its answer, both or neither (decision 36). */
export function decideCapture(
  batch: Batch,
  parts: Pick<StoreParts, 'clock' | 'secrets'>,
  lease: Lease,
  complete: (available: MicroUsd) => Completion,
  net: Net | undefined,
): Captured {
  const operation = batch.openOperation(lease.operationId)
  if (operation?.token !== lease.token) return { kind: 'lost' }
  const now = parts.clock()
  batch.finish(operation, now)
  const delivered = net ?? { units: operation.units, price: operation.price }
  settle(batch, operation, delivered.price, now)
  const available = batch.balance
  const completion = complete(available)
  const { secrets } = parts
  const totals = count(batch, delivered, now)
  batch.calls.push(callRowOf(secrets, operation, delivered, completion, totals))
  batch.retained.push({ operationId: operation.id, submitted: completion.submitted, at: now })
  if (lease.isKeyed) batch.answer(answerRowOf(secrets, operation.id, completion, now))
  return { kind: 'captured', status: completion.status, body: completion.body, available }
}

/** Captures the hold; what was not delivered is refunded in a separate row (decision 24). */
function settle(batch: Batch, operation: OperationRow, charge: MicroUsd, at: Milliseconds): void {
  const back = creditOf(operation, charge)
  const entry = { operation_id: operation.id, at }
  if (operation.payment === 'hold') {
    batch.addEntry({ ...entry, kind: 'capture', amount: operation.price })
  }
  batch.addEntry({ ...entry, kind: 'refund', amount: back })
}

/** Adds a call to the totals of the account; its time never decreases. */
function count(batch: Batch, { units, price }: Net, now: Milliseconds): Totals {
  const at = Math.max(batch.lastCallAt ?? now, now)
  batch.lastCallAt = at
  batch.totals = {
    calls_so_far: batch.totals.calls_so_far + 1,
    units_so_far: batch.totals.units_so_far + units,
    spent_so_far: batch.totals.spent_so_far + price,
  }
  return { ...batch.totals, at }
}
