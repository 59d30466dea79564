/** Checks of the official suite that fail for one reason, which is not a fault of the service. */
export interface Gap {
  readonly reason: string
  /** The message of a failure for this reason; a failure with another message is new. */
  readonly message: RegExp
  /** Scenario and check. */
  readonly checks: readonly string[]
}
