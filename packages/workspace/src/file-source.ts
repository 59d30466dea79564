/** What a folder holds. */
export interface FileEntry {
  readonly name: string
  readonly kind: 'file' | 'folder' | 'link' | 'other'
}

/** A value, or a promise of it. */
export type Answer<T> = T | PromiseLike<T>

/**
 * Where drafts and settings are read from: a disk, the tree of a commit, or the buffers of an editor.
 * Paths have forward slashes: absolute ones on a disk, in a git tree paths from its root, which is ''.
 * A source that answers at once returns values, others return promises.
 */
export interface FileSource {
  /** Entries of a folder; null where there is no such folder, or none that may be listed. */
  readonly list: (folder: string) => Answer<readonly FileEntry[] | null>
  /** Bytes of a file; null where there is no such file. Throws for a file that cannot be read. */
  readonly read: (path: string) => Answer<Uint8Array | null>
  /** Runs a config file that is code and returns its default export; absent where no code may run. */
  readonly load?: (path: string) => Answer<unknown>
}

/** A source that answers at once. */
export interface SyncFileSource {
  /** Entries of a folder; null where there is no such folder, or none that may be listed. */
  readonly list: (folder: string) => readonly FileEntry[] | null
  /** Bytes of a file; null where there is no such file. Throws for a file that cannot be read. */
  readonly read: (path: string) => Uint8Array | null
  /** Runs a config file that is code and returns its default export; absent where no code may run. */
  readonly load?: (path: string) => unknown
}
