/** What became of the references that a change added. */
export interface SourcesSummary {
  /** How many were looked up. */
  readonly references: number
  /** How many were not, because a run has limits. */
  readonly left: number
  /** How many have each state. */
  readonly states: Readonly<Record<string, number>>
  /** Whether no server answered at all, so that nothing can be told. */
  readonly isUnanswered: boolean
}
