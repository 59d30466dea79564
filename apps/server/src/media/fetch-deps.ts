import type { FailedFetches } from './failed-fetches.ts'
import type { MediaPolicy } from './media-policy.ts'
import type { Network } from './network.ts'

/** What a fetch gets from its host. */
export interface FetchDeps {
  readonly network: Network
  readonly policy: MediaPolicy
  /** Limits the fetches of a caller that fail; there is no limit when absent. */
  readonly failures?: FailedFetches
  /** The account that answers for a fetch; the demo has its own limit of calls. */
  readonly caller?: string
  /** Certificate authorities instead of the built-in ones, for tests. */
  readonly certificates?: string
}
