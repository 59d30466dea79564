import type { SourceOptions } from '../../sources/source-options.ts'

/** Options of `sources` as they are typed. */
export interface SourcesCommandOptions extends Omit<SourceOptions, 'cacheFolder'> {
  readonly cache?: string | false
  readonly config?: string
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
