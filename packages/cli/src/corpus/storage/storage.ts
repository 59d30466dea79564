import { UsageError } from '@content-trust/workspace'

/** Storage that does not answer. It says nothing about an input, so it ends the run and never becomes a row. */
export class StorageProblem extends UsageError {}

/** What storage knows of a file. */
export interface StoredFile {
  readonly size: number
  /** Milliseconds; another value means that the file was written again. */
  readonly modified: number
}

/** A file that is written beside the others, and is there whole or not at all. */
export interface StagedFile {
  /** The file on this machine to write to. */
  readonly path: string
  /** Puts it where it belongs, in place of what was there. */
  readonly commit: () => Promise<void>
  /** The same where nothing is; fails when something appeared there. */
  readonly commitNew: () => Promise<void>
  readonly discard: () => Promise<void>
}

/** The error for an output that did not exist when the run began. */
export function appeared(path: string): UsageError {
  return new UsageError(
    `${path} appeared during this run and was not changed. Replace it with --overwrite, or name another output.`,
  )
}

/** Where files of a corpus lie: on disk, or in a bucket. */
export interface Storage {
  /** What is known of a file; null when there is none. */
  readonly find: (path: string) => Promise<StoredFile | null>
  /** The bytes of a file between two places. */
  readonly read: (path: string, start?: number, end?: number) => AsyncIterable<Uint8Array>
  /** Names of the files in a folder, sorted; none when it is not there. */
  readonly list: (folder: string) => Promise<string[]>
  /** A new file, which nobody sees before it is committed. */
  readonly stage: (path: string) => Promise<StagedFile>
  readonly remove: (path: string) => Promise<void>
}
