import type { NewAccount } from './account-ports.ts'
import type { Milliseconds } from './money.ts'

/** A wish for an account; no address of the network is kept (D-074). */
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
  /** The account made for it, once approved. */
  readonly accountId: string | null
}

export interface AccessRequests {
  add(request: AccessRequest): Promise<void>
  list(): Promise<readonly StoredAccessRequest[]>
  /** Makes the account; null when there is no such request. Refuses a known email. */
  approve(id: string): Promise<NewAccount | null>
}
