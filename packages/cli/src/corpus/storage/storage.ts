import { UsageError } from '@content-trust/workspace'

/** Storage that does not answer. It says nothing about an input, so it ends the run and never becomes a row. */
export class StorageProblem extends UsageError {}

/** What storage knows of a file. */
export interface StoredFile {
  readonly size: number
  /** Milliseconds; another value means that the file was written again. */
  readonly modified: number
}

/** A file that is written elsewhere first, so that it appears whole or not at all. */
export interface StagedFile {
  /** The file on this machine to write to. */
  readonly path: string
  /** Moves it to its place and replaces an existing file. */
  readonly commit: () => Promise<void>
  /** Moves it to its place; fails when a file appeared there. */
  readonly commitNew: () => Promise<void>
  readonly discard: () => Promise<void>
}

/** The error for an output that did not exist when the run began. */
export function appeared(path: string): UsageError {
  return new UsageError(
    `${path} appeared during this run and was not changed. Replace it with --overwrite, or name another output.`,
  )
}

/** Where the files of a corpus are: on disk, or in a bucket. */
export interface Storage {
  /** Size and time of a file; null without one. */
  readonly find: (path: string) => Promise<StoredFile | null>
  /** The bytes of a file between two places. */
  readonly read: (path: string, start?: number, end?: number) => AsyncIterable<Uint8Array>
  /** Names of the files in a folder, sorted; none when it is not there. */
  readonly list: (folder: string) => Promise<string[]>
  /** A new file that is invisible to readers until it is committed. */
  readonly stage: (path: string) => Promise<StagedFile>
  readonly remove: (path: string) => Promise<void>
}
