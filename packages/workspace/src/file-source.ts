/** What a folder holds. */
export interface FileEntry {
  readonly name: string
  readonly kind: 'file' | 'folder' | 'link' | 'other'
}

/**
 * Where drafts and settings are read from: a disk, the tree of a commit, or the buffers of an editor.
 * Paths have forward slashes. A source that answers at once returns values, others return promises.
 */
export interface FileSource {
  /** Entries of a folder; null where there is no such folder. */
  readonly list: (
    folder: string,
  ) => readonly FileEntry[] | null | Promise<readonly FileEntry[] | null>
  /** Bytes of a file; null where there is no such file. */
  readonly read: (path: string) => Uint8Array | null | Promise<Uint8Array | null>
}
