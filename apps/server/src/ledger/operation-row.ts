import type { OperationRow } from './database/tables.ts'
import type { Milliseconds } from './money.ts'
import { holdLifetime } from './parts.ts'
import type { Lease, NewOperation } from './ports.ts'

/** An operation as it is stored when it begins. */
export function operationRow(
  { accountId, keyId, endpoint, bucket, units, price, payment }: NewOperation,
  lease: Lease,
  now: Milliseconds,
): OperationRow {
  return {
    id: lease.operationId,
    account_id: accountId,
    key_id: keyId,
    endpoint,
    bucket,
    units,
    price,
    payment,
    state: 'open',
    token: lease.token,
    created_at: now,
    expires_at: now + holdLifetime,
    closed_at: null,
    reason: null,
  }
}
