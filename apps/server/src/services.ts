import type { Clock } from './ledger/money.ts'
import type { Store } from './ledger/ports.ts'
import type { FetchDeps } from './media/fetch-deps.ts'
import type { UnitPrices } from './pricing.ts'
import type { MediaScorers, Scoring } from './scoring/scoring.ts'

/** What a route may use; tests pass their own. */
export interface Services {
  readonly store: Store
  readonly scoring: Scoring
  readonly mediaScorers: MediaScorers
  readonly mediaFetch: FetchDeps
  readonly prices: UnitPrices
  readonly clock: Clock
}
