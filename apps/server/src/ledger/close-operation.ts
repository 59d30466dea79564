import { operationColumns } from './database/columns.ts'
import type { Work } from './database/database.ts'
import { type Param, prepare } from './database/prepare.ts'
import type { OperationRow } from './database/tables.ts'
import { appendEntry } from './entries.ts'
import type { Milliseconds } from './money.ts'
import { returnOf } from './movements.ts'

/** An operation that is still open; undefined when it is finished. */
export async function openOperation(trx: Work, id: string): Promise<OperationRow | undefined> {
  const [row] = await readOpen(trx, { id })
  return row
}

const readOpen = prepare((db, param: Param<{ id: string }>) =>
  db
    .selectFrom('operations')
    .select(operationColumns)
    .where('id', '=', param('id'))
    .where('state', '=', 'open'),
)

/**
 * Ends an open operation without an answer: its hold is voided or its debit refunded, and its
 * idempotency key is free again (decision 39). The account must be locked.
 */
export async function closeOperation(
  trx: Work,
  operation: OperationRow,
  now: Milliseconds,
  reason: string,
): Promise<void> {
  await appendEntry(trx, {
    accountId: operation.account_id,
    operationId: operation.id,
    kind: returnOf(operation),
    amount: operation.price,
    at: now,
  })
  await trx
    .updateTable('operations')
    .set({ state: 'void', closed_at: now, reason })
    .where('id', '=', operation.id)
    .execute()
  await trx.deleteFrom('replays').where('operation_id', '=', operation.id).execute()
}
