import type { ReplayRow } from '../database/tables.ts'
import type { Milliseconds } from '../money.ts'
import { newLease } from '../new-lease.ts'
import { operationRow } from '../operation-row.ts'
import { leaseLifetime, type StoreParts } from '../parts.ts'
import type { Begun, Lease, NewOperation } from '../ports.ts'
import { answerOfUsedKey, type ReplayScope } from '../replays.ts'
import type { Batch } from './batch.ts'

/**
 * Begins a billed call in a batch: claims its idempotency key, then reserves its price (decisions
 * 28 and 35).
 */
export function decideBegin(
  batch: Batch,
  parts: Pick<StoreParts, 'clock' | 'secrets'>,
  operation: NewOperation,
  scope: ReplayScope | null,
): Begun {
  const now = parts.clock()
  const replay = scope === null ? undefined : batch.replayOf(scope)
  if (scope !== null && replay !== undefined) {
    if (replay.expires_at > now) return answerOfUsedKey(parts, replay, scope)
    batch.free(replay, now)
  }
  const { price, payment } = operation
  if (batch.balance < price) {
    return { kind: 'insufficient', required: price, available: batch.balance }
  }
  const lease = newLease(operation, now)
  const entry = { operation_id: lease.operationId, amount: price, at: now }
  batch.addEntry({ ...entry, kind: 'hold' })
  if (payment === 'debit') batch.addEntry({ ...entry, kind: 'capture' })
  batch.begin(operationRow(operation, lease, now), scope === null ? null : claim(scope, lease, now))
  return { kind: 'started', lease, available: batch.balance }
}

function claim(scope: ReplayScope, lease: Lease, now: Milliseconds): ReplayRow {
  return {
    account_id: scope.accountId,
    endpoint: scope.endpoint,
    key_digest: scope.keyDigest,
    body_digest: scope.bodyDigest,
    operation_id: lease.operationId,
    state: 'open',
    expires_at: now + leaseLifetime,
    status: null,
    sealed_body: null,
  }
}
