import type { Database } from './database/database.ts'
import type { Clock, Milliseconds } from './money.ts'
import type { Secrets } from './privacy/secret.ts'

/** What every part of the store uses. */
export interface StoreParts {
  readonly database: Database
  readonly clock: Clock
  readonly secrets: Secrets
}

const minute: Milliseconds = 60_000
export const hour: Milliseconds = 60 * minute
export const day: Milliseconds = 24 * hour

/** How long a hold or a debit lasts without an answer (decision 37). */
export const holdLifetime: Milliseconds = 5 * minute
/** How long a call in flight keeps its idempotency key (decision 37). */
export const leaseLifetime: Milliseconds = minute
/** How long a stored answer is replayed (R-IDEM-02). */
export const replayLifetime: Milliseconds = 24 * hour
