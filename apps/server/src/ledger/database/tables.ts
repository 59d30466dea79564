import type { Generated } from 'kysely'
import type { MicroUsd, Milliseconds } from '../money.ts'

/** SQLite has no booleans, so both databases store 0 or 1. */
type Flag = 0 | 1

export interface AccountRow {
  id: string
  /** `local` for the account of the first start; unique. */
  name: string | null
  email: string | null
  created_at: Milliseconds
  /**
   * What may be spent now; the sum of the account's ledger rows, never below zero (decision 35).
   */
  balance: MicroUsd
  /** Totals of its calls so far. */
  calls: Generated<number>
  units: Generated<number>
  spent: Generated<MicroUsd>
  /** Never decreases, even when the clock is set back. */
  last_call_at: Milliseconds | null
  has_video_beta: Flag
  /** While set, its keys are refused with 403. */
  suspended_at: Milliseconds | null
  /** When its personal data were erased; the account and its ledger rows stay for the books. */
  deleted_at: Milliseconds | null
  /** When the records of its calls were erased too, which may take a while after `deleted_at`. */
  erased_at: Milliseconds | null
  /** Its own limit; null for that of the installation. */
  calls_per_minute: number | null
}

export interface KeyRow {
  id: string
  account_id: string
  label: string
  digest: string
  hint: string
  created_at: Milliseconds
  expires_at: Milliseconds | null
  revoked_at: Milliseconds | null
}

/** `charge` takes credit without a call: a correction, or what a deleted account still had. */
export type EntryKind = 'grant' | 'hold' | 'capture' | 'void' | 'refund' | 'charge'

/** Append-only (decision 35); triggers refuse changes. */
export interface LedgerRow {
  /** Increases in the order of an account's commits. */
  seq: Generated<number>
  account_id: string
  operation_id: string
  kind: EntryKind
  amount: MicroUsd
  /** The change of the balance; 0 for a capture, because its hold has already reduced it. */
  delta: MicroUsd
  balance_after: MicroUsd
  at: Milliseconds
}

export type Payment = 'hold' | 'debit'

export interface OperationRow {
  id: string
  account_id: string
  key_id: string
  endpoint: string
  bucket: string
  units: number
  price: MicroUsd
  payment: Payment
  state: 'open' | 'done' | 'void'
  token: string
  created_at: Milliseconds
  expires_at: Milliseconds
  closed_at: Milliseconds | null
  /** Why it was voided, without any text of the caller. */
  reason: string | null
}

/** One idempotency key in its scope; gone when its call failed or its 24 hours are over. */
export interface ReplayRow {
  account_id: string
  endpoint: string
  key_digest: string
  body_digest: string
  operation_id: string
  state: 'open' | 'done'
  /** When the lease expires while open, and when the stored answer expires once done. */
  expires_at: Milliseconds
  status: number | null
  /** The answer, encrypted (decision 40). */
  sealed_body: Uint8Array | null
}

/** The permanent record of a billed call. */
export interface CallRow {
  operation_id: string
  analysis_id: string
  account_id: string
  key_id: string
  at: Milliseconds
  endpoint: string
  modality: string
  bucket: string
  units: number
  spent: MicroUsd
  status: number
  latency_ms: number
  model_version: string
  content_hash: string
  hostname: string | null
  /** Scores and codes of the answer (decision 40); empty once its retention is over. */
  result: string
  /**
   * Totals of the account's calls up to and including this one: the usage between two times is the
   * difference of two rows, however many calls lie between them.
   */
  calls_so_far: number
  units_so_far: number
  spent_so_far: MicroUsd
}

/** Texts that are stored because the caller sent `store_content` (R-PRIV-07). */
export interface RetainedTextRow {
  operation_id: string
  position: number
  text: string
  at: Milliseconds
}

/** A browser that is signed in to the account page, by the digest of its token. */
export interface SessionRow {
  digest: string
  account_id: string
  key_id: string
  created_at: Milliseconds
  expires_at: Milliseconds
}

export interface RateRow {
  scope: string
  subject: string
  /** JSON: times of the calls in the window. */
  hits: string
  expires_at: Milliseconds
}

export interface AccessRequestRow {
  id: string
  name: string
  email: string
  company: string | null
  volume: string | null
  use_case: string
  created_at: Milliseconds
  account_id: string | null
}

/** What an operator did; append-only. */
export interface AdminActionRow {
  seq: Generated<number>
  at: Milliseconds
  /** The user of the operating system, or who `--by` names. */
  actor: string
  action: string
  account_id: string | null
  /** JSON, without personal data: it can never be erased. */
  detail: string
}

/** How far the rows of an account have been verified. */
export interface CheckpointRow {
  account_id: string
  /** The last verified row of the ledger; 0 before the first. */
  seq: number
  /** The balance after that row. */
  balance: MicroUsd
  /** A hash over all rows up to that one, as 64 hexadecimal digits; each row continues it. */
  chain: string
  /** Totals of the account's calls up to the last verified one. */
  calls: number
  units: number
  spent: MicroUsd
  /** The time of that call. */
  last_call_at: Milliseconds | null
  verified_at: Milliseconds
  /** A keyed hash over all of this: whoever can write the database cannot make a checkpoint. */
  seal: string
}

/** A property of the database itself. */
export interface MarkRow {
  name: string
  value: string
}

export interface MigrationRow {
  name: string
  applied_at: Milliseconds
}

export interface Tables {
  accounts: AccountRow
  api_keys: KeyRow
  ledger: LedgerRow
  operations: OperationRow
  replays: ReplayRow
  calls: CallRow
  retained_texts: RetainedTextRow
  sessions: SessionRow
  rates: RateRow
  access_requests: AccessRequestRow
  admin_actions: AdminActionRow
  checkpoints: CheckpointRow
  marks: MarkRow
  migrations: MigrationRow
}
