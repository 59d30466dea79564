import type { Database } from './database/database.ts'
import type { Clock, Milliseconds } from './money.ts'
import type { Secrets } from './privacy/secret.ts'
import type { RetentionDays } from './retention/retention-ports.ts'

/** What every part of the store uses. */
export interface StoreParts {
  readonly database: Database
  readonly clock: Clock
  readonly secrets: Secrets
  /** The operator whose changes are recorded; none where callers are served. */
  readonly actor?: string
  /** How long what is kept; the default where it is absent. */
  readonly retention?: RetentionDays
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
