import type { MicroUsd, Milliseconds } from './money.ts'

/** The account of a key. */
export interface KeyHolder {
  readonly accountId: string
  readonly keyId: string
  /** Only accounts with this flag may use video (decision 16). */
  readonly hasVideoBeta: boolean
  /** Its calls are refused (403); absent otherwise. */
  readonly isSuspended?: true
  /** Its own limit; absent for that of the installation. */
  readonly callsPerMinute?: number
}

export interface Balance {
  readonly available: MicroUsd
  /** Null before the first billed call. */
  readonly lastUsageAt: Milliseconds | null
}

export interface Account {
  readonly accountId: string
  readonly email: string | null
  readonly createdAt: Milliseconds
  readonly available: MicroUsd
  readonly hasVideoBeta: boolean
  readonly suspendedAt: Milliseconds | null
  readonly deletedAt: Milliseconds | null
  readonly callsPerMinute: number | null
}

/** A new key; its text is not stored, so this is the only time it can be shown. */
export interface NewKey {
  readonly key: string
  readonly keyId: string
}

export interface NewAccount extends NewKey {
  readonly accountId: string
}

export interface Accounts {
  /** The account of an existing key that is neither revoked nor expired; null otherwise. */
  findByKey(key: string): Promise<KeyHolder | null>
  /** Creates an account with its first key and its free credit (R-BILL-21); refuses an email that has one. */
  create(input: { readonly email: string }): Promise<NewAccount>
  /**
   * Creates the local account at the first start; null when it exists. `show` gets its key just before it is
   * stored: a process that dies or throws meanwhile leaves no account, and the next start makes another key.
   */
  ensureLocal(show?: (made: NewAccount) => void): Promise<NewAccount | null>
  find(reference: { readonly email: string } | { readonly id: string }): Promise<Account | null>
  local(): Promise<Account | null>
  list(): Promise<readonly Account[]>
  balance(accountId: string): Promise<Balance>
  /** Adds credit, only once for each reference; resolves to the balance afterwards. */
  grant(accountId: string, amount: MicroUsd, reference?: string): Promise<MicroUsd>
  setVideoBeta(accountId: string, isOn: boolean): Promise<void>
}

/** The description of a key, without the key. */
export interface KeySummary {
  readonly keyId: string
  readonly label: string
  /** The key's first and last characters, as `ctk_Ab…wxyz`. */
  readonly hint: string
  readonly createdAt: Milliseconds
  readonly expiresAt: Milliseconds | null
  readonly revokedAt: Milliseconds | null
  readonly lastUsedAt: Milliseconds | null
  readonly isActive: boolean
}

/** Every method takes the account: a key of another account counts as missing (null, false). */
export interface Keys {
  create(accountId: string, label: string): Promise<NewKey>
  list(accountId: string): Promise<readonly KeySummary[]>
  /** Creates a new key; the old one stays valid for the overlap. */
  rotate(accountId: string, keyId: string, overlap: Milliseconds): Promise<NewKey | null>
  revoke(accountId: string, keyId: string): Promise<boolean>
}
