import type { MediaPolicy } from './media-policy.ts'
import type { Network } from './network.ts'

/** What a fetch gets from its host. */
export interface FetchDeps {
  readonly network: Network
  readonly policy: MediaPolicy
  /** Certificate authorities instead of the built-in ones, for tests. */
  readonly certificates?: string
}
