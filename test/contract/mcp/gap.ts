/** Checks of the official suite that miss for one reason that is no fault of the service. */
export interface Gap {
  readonly reason: string
  /** What a miss says for this reason; one that says something else is new. */
  readonly message: RegExp
  /** Scenario and check. */
  readonly checks: readonly string[]
}
