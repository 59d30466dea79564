import type { MicroUsd, Milliseconds } from '../money.ts'
import type { Erased } from '../retention/retention-ports.ts'

/** What operators do; a closed list, so that the record can be searched. */
export type AdminActionName =
  | 'account create'
  | 'account approve'
  | 'account credit'
  | 'account adjust'
  | 'account video'
  | 'account suspend'
  | 'account resume'
  | 'account rate'
  | 'account export'
  | 'account delete'
  | 'key create'
  | 'key rotate'
  | 'key revoke'
  | 'retention run'
  | 'secret change'
  | 'secret finish'

/** One admin action as it is stored; append-only. */
export interface AdminAction {
  readonly at: Milliseconds
  /** The user of the operating system, or who `--by` names. */
  readonly actor: string
  readonly action: string
  readonly accountId: string | null
  /** JSON: amounts, ids and the reason. */
  readonly detail: string
}

/** A correction of a balance. */
export interface Adjustment {
  /** Added when positive, taken when negative. */
  readonly amount: MicroUsd
  readonly reason: string
  /** Takes what there is when the balance is lower than the amount, instead of refusing. */
  readonly downToZero: boolean
}

export interface Adjusted {
  /** What was added or taken; less than asked only with `downToZero`. */
  readonly amount: MicroUsd
  readonly available: MicroUsd
}

/** What a deletion did. */
export interface Deleted {
  /** The credit that was left, and was written off. */
  readonly writtenOff: MicroUsd
  /** Running calls that were ended and given back. */
  readonly endedCalls: number
  /** Records of calls whose content was erased. */
  readonly erasedCalls: number
}

/** What the end of a change of the secret did. */
export interface FinishedSecret {
  readonly resealed: number
  /** Stored answers that neither secret opens. */
  readonly unreadable: number
}

/** What operators do with accounts, on the command line only. Every change is recorded with it. */
export interface Administration {
  /** Refuses its keys with 403, or accepts them again; false when that is so already. */
  setSuspended(accountId: string, isOn: boolean, reason: string): Promise<boolean>
  /** Its own limit of calls a minute; null for that of the installation. */
  setRate(accountId: string, callsPerMinute: number | null): Promise<void>
  /** Corrects the balance, never below zero. */
  adjust(accountId: string, adjustment: Adjustment): Promise<Adjusted>
  /** Erases all personal data, and keeps the ledger. May be repeated, and ends what a crash left. */
  delete(accountId: string, reason: string): Promise<Deleted>
  /** Everything about an account as one JSON document, in pieces. */
  export(accountId: string): AsyncIterable<string>
  /** Erases what is past its days, until nothing is left to erase. */
  runRetention(): Promise<Erased>
  /** Encrypts anew what the second secret sealed; waits for a day after the change unless `isNow`. */
  finishSecret(isNow: boolean): Promise<FinishedSecret>
  /** Oldest first, at most the last `limit`. */
  actions(filter: {
    readonly accountId?: string
    readonly limit: number
  }): Promise<readonly AdminAction[]>
}
