import type { MicroUsd, Milliseconds } from './money.ts'

/** The account that a key opens. */
export interface KeyHolder {
  readonly accountId: string
  readonly keyId: string
  /** D-029: video is for accounts with this flag alone. */
  readonly hasVideoBeta: boolean
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
}

/** A key that was just made: the only moment at which its text exists. */
export interface NewKey {
  readonly key: string
  readonly keyId: string
}

export interface NewAccount extends NewKey {
  readonly accountId: string
}

export interface Accounts {
  /** The holder of a key that is well formed, known, not revoked and not expired. */
  findByKey(key: string): Promise<KeyHolder | null>
  /** Makes an account with its first key and its free credit (R-BILL-21); refuses a known email. */
  create(input: { readonly email: string }): Promise<NewAccount>
  /** Makes the local account at the first start; null when it is there already. */
  ensureLocal(): Promise<NewAccount | null>
  find(reference: { readonly email: string } | { readonly id: string }): Promise<Account | null>
  local(): Promise<Account | null>
  list(): Promise<readonly Account[]>
  balance(accountId: string): Promise<Balance>
  /** Adds credit; a reference that was granted before changes nothing. Answers the balance after. */
  grant(accountId: string, amount: MicroUsd, reference?: string): Promise<MicroUsd>
  setVideoBeta(accountId: string, isOn: boolean): Promise<void>
}

/** What may be told about a key; never the key. */
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

/** Every call names the account: a key of another account is as good as none (null, false). */
export interface Keys {
  create(accountId: string, label: string): Promise<NewKey>
  list(accountId: string): Promise<readonly KeySummary[]>
  /** Makes a new key; the old one stays valid for the overlap. */
  rotate(accountId: string, keyId: string, overlap: Milliseconds): Promise<NewKey | null>
  revoke(accountId: string, keyId: string): Promise<boolean>
}
