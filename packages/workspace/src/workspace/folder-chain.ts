import { folderOf, isSamePath, pathInside } from '../paths.ts'
import type { Task } from '../tasks.ts'
import { remember } from '../tasks.ts'
import type { Reader } from './reader.ts'

/** Folders from one up to the root of its repository, or to the working folder without one; nearest first. */
export type FolderChain = (folder: string) => Task<readonly string[]>

/** Makes a chain that remembers what it saw. */
export function createFolderChain(reader: Reader, cwd: string): FolderChain {
  const roots = new Map<string, { readonly root: string | null }>()

  function* rootOf(folder: string): Task<{ readonly root: string | null }> {
    return yield* remember(roots, folder, function* () {
      if (yield* reader.has(folder, '.git')) return { root: folder }
      const parent = folderOf(folder)
      return parent === folder ? { root: null } : yield* rootOf(parent)
    })
  }

  return function* (folder) {
    const { root } = yield* rootOf(folder)
    const inCwd = isSamePath(folder, cwd) || pathInside(cwd, folder) !== null
    const top = root ?? (inCwd ? cwd : folder)
    const chain = [folder]
    for (let at = folder; !isSamePath(at, top) && folderOf(at) !== at; ) {
      at = folderOf(at)
      chain.push(at)
    }
    return chain
  }
}
