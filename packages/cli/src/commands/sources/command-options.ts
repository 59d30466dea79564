import type { SourceOptions } from '../../sources/source-options.ts'

/** Options of `sources` as they are typed. */
export interface SourcesCommandOptions extends Omit<SourceOptions, 'sourceCache'> {
  readonly cache?: string | false
  readonly config?: string
  readonly policy?: string
  readonly policyFile?: string
  /** Paths of policy files, as settings name them. */
  readonly policies?: readonly string[]
  /** The decision by policy that fails, or a stricter one. */
  readonly failOn?: string
  readonly dryRun?: boolean
  readonly format?: string
  readonly output?: string
  readonly html?: string
  readonly stdinFilename?: string
  readonly passWithNoFiles?: boolean
  readonly verbose?: boolean
  readonly quiet?: boolean
  readonly color?: boolean
}
