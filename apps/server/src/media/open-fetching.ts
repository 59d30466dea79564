import { FailedFetches } from './failed-fetches.ts'
import type { FetchDeps } from './fetch-deps.ts'
import type { MediaPolicy } from './media-policy.ts'
import type { Network } from './network.ts'

/** What fetches need, with the limits of a policy. */
export function openFetching(network: Network, policy: MediaPolicy): FetchDeps {
  const { failuresPerHour: mostPerHour } = policy
  return {
    network,
    policy,
    failures: new FailedFetches({ mostPerHour, now: () => network.now() }),
  }
}
