import type { NewAccount } from './account-ports.ts'
import type { Milliseconds } from './money.ts'

/** A request for an account; the network address is not stored (decision 33). */
export interface AccessRequest {
  readonly id: string
  readonly name: string
  readonly email: string
  readonly company: string | null
  readonly volume: string | null
  readonly useCase: string
}

export interface StoredAccessRequest extends AccessRequest {
  readonly createdAt: Milliseconds
  /** The account that was created for it, once approved. */
  readonly accountId: string | null
}

export interface AccessRequests {
  add(request: AccessRequest): Promise<void>
  list(): Promise<readonly StoredAccessRequest[]>
  /** Creates the account; null when there is no such request. Refuses an email that has an account. */
  approve(id: string): Promise<NewAccount | null>
}
