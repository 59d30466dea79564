import type { AccessRequests } from './access-request-ports.ts'
import type { Accounts, Keys } from './account-ports.ts'
import type { Administration } from './admin/admin-ports.ts'
import type { MicroUsd } from './money.ts'
import type { Retention } from './retention/retention-ports.ts'
import type { Sessions } from './session-ports.ts'
import type { RateCounters, Usage } from './usage-ports.ts'

/** A billed call before its work starts; its price follows from lengths and type (decision 35). */
export interface NewOperation {
  readonly accountId: string
  readonly keyId: string
  /** The route, such as `POST /v1/analyze`: the scope of an idempotency key. */
  readonly endpoint: string
  readonly bucket: string
  readonly units: number
  readonly price: MicroUsd
  /**
   * `hold` reserves the price until the capture; `debit` charges it at once, for batches (decision
   * 24).
   */
  readonly payment: 'hold' | 'debit'
  /** The caller's Idempotency-Key and the body's fingerprint (fingerprint.ts, decision 38). */
  readonly idempotency?: { readonly key: string; readonly fingerprint: string }
}

/**
 * The right to finish an operation. It is lost when recovery or a retry takes over (decision 37).
 */
export interface Lease {
  readonly operationId: string
  readonly accountId: string
  readonly token: string
  /** Whether the call has an idempotency key, so that its answer is stored. */
  readonly isKeyed: boolean
}

export type Begun =
  | { readonly kind: 'started'; readonly lease: Lease; readonly available: MicroUsd }
  | { readonly kind: 'replay'; readonly status: number; readonly body: string }
  | { readonly kind: 'conflict' }
  | { readonly kind: 'in_progress' }
  | { readonly kind: 'insufficient'; readonly required: MicroUsd; readonly available: MicroUsd }

/** The submitted content, of which a hash is stored, and the host name of a media address (R-PRIV-04). */
export type Submitted =
  | {
      readonly kind: 'text'
      readonly texts: readonly string[]
      /**
       * True only for `store_content` without `privacy_mode` (decision 11): the texts are stored.
       */
      readonly retain: boolean
    }
  | { readonly kind: 'media'; readonly source: string; readonly hostname: string | null }

/** A successful answer, created when the balance after the call is known. */
export interface Completion {
  readonly status: number
  /** The JSON to send; a replay repeats it byte for byte. */
  readonly body: string
  readonly analysisId: string
  readonly modality: string
  readonly modelVersion: string
  readonly latencyMs: number
  readonly submitted: Submitted
}

/** What was delivered, when it is less than was paid: the rest is refunded (decision 24). */
export interface Net {
  readonly units: number
  readonly price: MicroUsd
}

export type Captured =
  | {
      readonly kind: 'captured'
      readonly status: number
      readonly body: string
      readonly available: MicroUsd
    }
  /** The lease was lost: this call charged nothing, and its answer must not be sent. */
  | { readonly kind: 'lost' }

export interface Operations {
  /** Claims the idempotency key, then reserves the price, in one transaction. */
  begin(operation: NewOperation): Promise<Begun>
  /**
   * Charges the call, logs it and stores its answer for replay, in one transaction. `complete` gets the
   * balance after the call, and must be pure and fast. Without `net`, the whole price is charged.
   */
  capture(lease: Lease, complete: (available: MicroUsd) => Completion, net?: Net): Promise<Captured>
  /** Returns the money and releases the idempotency key; false when the lease was lost. */
  void(lease: Lease, reason: string): Promise<boolean>
}

/** What a recovery did; a second one right after it does nothing (decision 37). */
export interface Recovered {
  readonly voidedHolds: number
  readonly refundedDebits: number
  readonly purgedReplays: number
}

/** A violated invariant of the ledger; accounts are named only by id. */
export interface Violation {
  readonly invariant: string
  readonly detail: string
}

/** What an examination of the records found. */
export interface Inspection {
  /** Empty when nothing is wrong; at most 50 of each kind, and how many more there are. */
  readonly violations: readonly Violation[]
  /** What was not examined, or not from where it was expected. */
  readonly notes: readonly string[]
  /** Rows of the ledger that were read. */
  readonly rows: number
}

/** The records of the service. Each process has one store; several may share a PostgreSQL database. */
export interface Store {
  readonly accounts: Accounts
  readonly keys: Keys
  readonly sessions: Sessions
  readonly operations: Operations
  readonly usage: Usage
  readonly rates: RateCounters
  readonly accessRequests: AccessRequests
  readonly administration: Administration
  readonly retention: Retention
  /** Voids expired holds, refunds debits without an answer, purges expired replays and counters. */
  recover(): Promise<Recovered>
  /** Checks every row against the invariants, and writes nothing; empty when all hold. */
  verify(): Promise<readonly Violation[]>
  /**
   * Examines the database, its tables, the rows since the last examination (all where `isFull`) and the
   * stored answers, and remembers how far it came.
   */
  inspect(options: { readonly isFull: boolean }): Promise<Inspection>
  /**
   * Throws `StoreUnavailable` unless the database answers and takes writes, and `StoreMismatch` where a
   * table or a column is missing.
   */
  ping(): Promise<void>
  close(): Promise<void>
}
