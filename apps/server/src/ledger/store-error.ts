/** A refusal that the caller can correct; its message may be shown. */
export class StoreRefusal extends Error {
  override readonly name = 'StoreRefusal'
}

/** The database did not answer, or could not store what it got; the outcome is unknown. */
export class StoreUnavailable extends Error {
  override readonly name = 'StoreUnavailable'
}
