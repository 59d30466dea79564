import type { FileEntry, FileSource } from '../file-source.ts'
import { folderOf, nameOf } from '../paths.ts'

/** Texts of open editors by path, laid over another source: what is being written counts, saved or not. */
export function bufferSource(
  below: FileSource,
  textOf: (path: string) => string | null,
  paths: () => Iterable<string>,
): FileSource {
  const merge = (folder: string, entries: readonly FileEntry[] | null) => {
    const names = new Set(entries?.map(({ name }) => name))
    const open = [...paths()]
      .filter((path) => folderOf(path) === folder && !names.has(nameOf(path)))
      .map((path): FileEntry => ({ name: nameOf(path), kind: 'file' }))
    return entries === null && open.length === 0 ? null : [...(entries ?? []), ...open]
  }
  return {
    ...below,
    list: (folder) => {
      const entries = below.list(folder)
      return entries !== null && 'then' in entries
        ? entries.then((found) => merge(folder, found))
        : merge(folder, entries)
    },
    read: (path) => {
      const text = textOf(path)
      return text === null ? below.read(path) : new TextEncoder().encode(text)
    },
  }
}
