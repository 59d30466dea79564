import { randomUUID } from 'node:crypto'
import { newId } from './ids.ts'
import type { Milliseconds } from './money.ts'
import type { Lease, NewOperation } from './ports.ts'

/** A lease for a call that begins now. */
export function newLease({ accountId, idempotency }: NewOperation, now: Milliseconds): Lease {
  return {
    operationId: newId('op', now),
    accountId,
    token: randomUUID(),
    isKeyed: idempotency !== undefined,
  }
}
