import type { MediaPolicy } from './media-policy.ts'
import type { Network } from './network.ts'

/** What a fetch needs from its host. */
export interface FetchDeps {
  readonly network: Network
  readonly policy: MediaPolicy
  /** Certificate authorities in place of the built-in ones; a test signs its own. */
  readonly certificates?: string
}
