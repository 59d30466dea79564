import ignore, { type Ignore } from 'ignore'
import { folderOf, joinPath, pathInside } from '../paths.ts'
import { remember, type Task } from '../tasks.ts'
import type { FolderChain } from './folder-chain.ts'
import type { Reader } from './reader.ts'

/** Finds the ignore file that leaves a path out; null for none. */
export type IgnoredBy = (path: string, isFolder: boolean) => Task<string | null>

interface FolderRules {
  readonly path: string
  readonly rules: Ignore | null
}

/** Reads ignore files such as `.gitignore` from a path's folder up to the repository's root. */
export function createIgnoreFiles(
  reader: Reader,
  names: readonly string[],
  chain: FolderChain,
): IgnoredBy {
  const byFolder = new Map<string, FolderRules>()

  function* readRules(folder: string): Task<FolderRules> {
    const texts: string[] = []
    const read: string[] = []
    for (const name of names) {
      const path = joinPath(folder, name)
      const isThere = (yield* reader.list(folderOf(path))).some(
        (entry) => joinPath(folderOf(path), entry.name) === path && entry.kind !== 'folder',
      )
      const text = isThere ? yield* reader.text(path) : null
      if (text === null) continue
      texts.push(text)
      read.push(path)
    }
    const [path = folder] = read
    return { path, rules: texts.length === 0 ? null : ignore().add(texts.join('\n')) }
  }

  return function* (path, isFolder) {
    let ignoredBy: string | null = null
    // From the root down: a deeper file overrules a higher one.
    for (const folder of [...(yield* chain(folderOf(path)))].reverse()) {
      const found = yield* remember(byFolder, folder, () => readRules(folder))
      const inside = pathInside(folder, path)
      if (found.rules === null || inside === null || !ignore.isPathValid(inside)) continue
      const verdict = found.rules.test(isFolder ? `${inside}/` : inside)
      if (verdict.ignored) ignoredBy = found.path
      else if (verdict.unignored) ignoredBy = null
    }
    return ignoredBy
  }
}
