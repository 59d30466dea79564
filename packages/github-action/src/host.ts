import type * as core from '@actions/core'

/** What the workflow runner offers a step. */
export type Runner = Pick<
  typeof core,
  | 'getInput'
  | 'setOutput'
  | 'setFailed'
  | 'setSecret'
  | 'info'
  | 'notice'
  | 'warning'
  | 'error'
  | 'summary'
>

/** Everything outside a run: tests pass their own. */
export interface Host {
  readonly env: Readonly<Record<string, string | undefined>>
  /** Folder of the checkout; it may hold nothing. */
  readonly workspace: string
  readonly runner: Runner
  readonly sleep: (milliseconds: number) => Promise<void>
  /** Milliseconds since 1970. */
  readonly now: () => number
}
