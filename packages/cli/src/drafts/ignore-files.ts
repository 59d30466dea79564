import { readFile } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import ignore, { type Ignore } from 'ignore'
import type { FolderChain } from '../config/find-config.ts'
import { errorCode } from '../usage-error.ts'

/** Ignore files of one name, by folder. */
export interface IgnoreFiles {
  isIgnored(path: string, isFolder: boolean): Promise<boolean>
}

interface FolderRules {
  readonly folder: string
  readonly rules: Ignore
}

/** Reads ignore files such as `.gitignore` from a path's folder up to the repository's root. */
export function createIgnoreFiles(names: readonly string[], chain: FolderChain): IgnoreFiles {
  const byFolder = new Map<string, Promise<FolderRules | null>>()
  const rulesOf = (folder: string) => {
    const known = byFolder.get(folder) ?? readRules(folder, names)
    byFolder.set(folder, known)
    return known
  }
  return {
    isIgnored: async (path, isFolder) => {
      let isIgnored = false
      // From the root down: a deeper file overrules a higher one.
      for (const folder of (await chain(dirname(path))).toReversed()) {
        const found = await rulesOf(folder)
        if (found === null) continue
        const inside = relative(folder, path).replaceAll('\\', '/')
        const verdict = found.rules.test(isFolder ? `${inside}/` : inside)
        if (verdict.ignored) isIgnored = true
        else if (verdict.unignored) isIgnored = false
      }
      return isIgnored
    },
  }
}

async function readRules(folder: string, names: readonly string[]): Promise<FolderRules | null> {
  const texts: string[] = []
  for (const name of names) {
    try {
      texts.push(await readFile(join(folder, name), 'utf8'))
    } catch (error) {
      const code = errorCode(error)
      if (code !== 'ENOENT' && code !== 'ENOTDIR' && code !== 'EISDIR') throw error
    }
  }
  return texts.length === 0 ? null : { folder, rules: ignore().add(texts.join('\n')) }
}
