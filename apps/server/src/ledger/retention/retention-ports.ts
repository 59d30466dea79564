/** How many days what is kept, by kind; nothing is kept for ever but the books. */
export interface RetentionDays {
  /** What a record of a call says about its content: scores, codes, its hash and a media host. */
  readonly usage: number
  /** Texts that were stored because their caller sent `store_content`. */
  readonly texts: number
  /** Requests for access, approved or not. */
  readonly requests: number
}

export const defaultRetention: RetentionDays = { usage: 90, texts: 365, requests: 180 }

/** What a step of retention erased. */
export interface Erased {
  readonly calls: number
  readonly texts: number
  readonly requests: number
  /** Deleted accounts whose erasure a crash had left unfinished. */
  readonly accounts: number
}

export interface Retention {
  readonly days: RetentionDays
  /**
   * Erases some hundred rows that are past their days, in short transactions, and says whether there
   * may be more. `fromStart` looks again at rows that an earlier step has passed.
   */
  step(options?: { readonly fromStart?: boolean }): Promise<Erased & { readonly isDone: boolean }>
}
