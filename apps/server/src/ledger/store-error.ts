/** A refusal that the caller can correct; its message may be shown. */
export class StoreRefusal extends Error {
  override readonly name = 'StoreRefusal'
}

/** The tables of the database are not those that this version of the program expects. */
export class StoreMismatch extends Error {
  override readonly name = 'StoreMismatch'
}

/** The database did not answer, or could not store what it got; the outcome is unknown. */
export class StoreUnavailable extends Error {
  override readonly name = 'StoreUnavailable'
}
