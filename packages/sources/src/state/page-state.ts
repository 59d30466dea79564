import type { FailureReason, FetchOutcome, Redirect } from '../fetch/outcome.ts'
import type { ReferenceState } from '../schema/index.ts'
import { type CheckedReference, checkedReference } from './checked-reference.ts'

const stateOfFailure: Readonly<Record<FailureReason, ReferenceState>> = {
  unsupported: 'not_checked',
  private_address: 'not_checked',
  unknown_host: 'gone',
  connection: 'unreachable',
  certificate: 'certificate_error',
  timeout: 'timeout',
  redirects: 'unreachable',
  malformed: 'unreachable',
  robots: 'blocked',
  rate_limited: 'blocked',
  offline: 'not_checked',
}

/** The address to which permanent redirects lead, up to the first that is not; null where there is none. */
function movedTo(redirects: readonly Redirect[]): string | null {
  const firstPassing = redirects.findIndex(({ status }) => status !== 301 && status !== 308)
  const permanent = firstPassing === -1 ? redirects : redirects.slice(0, firstPassing)
  return permanent.at(-1)?.to ?? null
}

function stateOfStatus(status: number): ReferenceState {
  if (status < 400) return 'alive'
  if (status === 404 || status === 410) return 'gone'
  return status < 500 ? 'blocked' : 'unreachable'
}

/** What the answer for an address says by its status and its redirects, before its text is read. */
export function pageState(asked: string, outcome: FetchOutcome): CheckedReference {
  if (outcome.kind === 'failure') {
    const { reason } = outcome
    return checkedReference({ state: stateOfFailure[reason], address: asked, failure: reason })
  }
  const { isChallenge, redirects, status } = outcome
  const state = isChallenge ? 'blocked' : stateOfStatus(status)
  const moved_to = state === 'alive' ? movedTo(redirects) : null
  return checkedReference({
    state: moved_to === null ? state : 'moved',
    address: asked,
    status,
    moved_to,
  })
}
