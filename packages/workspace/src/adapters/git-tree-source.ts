import type { Answer, FileEntry, FileSource } from '../file-source.ts'
import { folderOf, nameOf } from '../paths.ts'

/** Files of a commit. */
export interface GitTree {
  /** Ids of contents by path from the root; links are left out. */
  readonly paths: ReadonlyMap<string, string>
  /** Reads a content by its id. Throws for one that cannot be read. */
  readonly read: (id: string) => Answer<Uint8Array>
}

/** The files of a commit as a source; no code of it is run. */
export function gitTreeSource({ paths, read }: GitTree): FileSource {
  const folders = entriesByFolder(paths.keys())
  return {
    list: (folder) => folders.get(folder) ?? null,
    read: (path) => {
      const id = paths.get(path)
      return id === undefined ? null : read(id)
    },
  }
}

function entriesByFolder(paths: Iterable<string>): Map<string, FileEntry[]> {
  const folders = new Map<string, FileEntry[]>([['', []]])
  const add = (path: string, kind: FileEntry['kind']) => {
    const folder = folderOf(path)
    const known = folders.get(folder)
    const entry = { name: nameOf(path), kind }
    if (known !== undefined) {
      known.push(entry)
      return
    }
    folders.set(folder, [entry])
    add(folder, 'folder')
  }
  for (const path of paths) add(path, 'file')
  return folders
}
