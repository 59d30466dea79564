import type { LineRanges } from '@content-trust/engine/report'

/** Lines of the new version that a change touched. */
export interface ChangedLines {
  readonly added: LineRanges
  /** With the lines that the diff shows around them. */
  readonly context: LineRanges
}

/** A draft of the new version. */
export interface Change {
  readonly path: string
  readonly status: 'added' | 'modified' | 'renamed' | 'copied' | 'unchanged'
  /** Path in the old version, for a copy that of its original; null for a new draft. */
  readonly previous: string | null
  /** Id of the content. */
  readonly blob: string
  /** Null: the diff does not say which lines changed. */
  readonly lines: ChangedLines | null
}

/** The drafts of a run, and what is known to be missing from the list. */
export interface ChangeList {
  readonly changes: readonly Change[]
  /** Paths of deleted drafts. */
  readonly deleted: readonly string[]
  /** Changed files of any kind. */
  readonly files: number
  /** Commit that the old versions are read from; null: there is nothing to compare with. */
  readonly oldCommit: string | null
  /** Sentences about what the list lacks. */
  readonly gaps: readonly string[]
}
