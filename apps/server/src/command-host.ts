/** What a command uses of its environment; tests pass their own. */
export interface CommandHost {
  readonly env: Readonly<Record<string, string | undefined>>
  /** The user's home folder and the platform, from which the data folder follows. */
  readonly home: string
  readonly platform: NodeJS.Platform
  /** The user of the operating system, for the record of admin actions; a container may have none. */
  readonly user?: string
  readonly write: (text: string) => void
  readonly writeError: (text: string) => void
  /** Whether a person reads at a terminal what is written, and the log; by default nobody does. */
  readonly isTerminal?: boolean
  readonly logsToTerminal?: boolean
  readonly clock: () => number
  /** Aborts when the process is asked to stop. */
  readonly stop: AbortSignal
}

/** A user's mistake on the command line: one line on standard error, exit status 2. */
export class UsageError extends Error {
  override readonly name = 'UsageError'
}
