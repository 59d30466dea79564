import { readdir, readFile, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { errorCode, UsageError } from '../usage-error.ts'

const configNames = ['json', 'js', 'mjs', 'ts'].map((end) => `content-trust.config.${end}`)
const packageKey = 'contentTrust'

/** Folders from a starting folder up to the repository's root, or to the working folder without one. */
export type FolderChain = (folder: string) => Promise<readonly string[]>

/** Lists folders from nearest to farthest; remembers what it saw. */
export function createFolderChain(cwd: string): FolderChain {
  const roots = new Map<string, Promise<string | null>>()
  const rootOf = (folder: string): Promise<string | null> => {
    const known = roots.get(folder)
    if (known) return known
    const found = hasRepository(folder).then((isRoot) => {
      if (isRoot) return folder
      const parent = dirname(folder)
      return parent === folder ? null : rootOf(parent)
    })
    roots.set(folder, found)
    return found
  }
  return async (folder) => {
    const inCwd = folder === cwd || folder.startsWith(join(cwd, '/'))
    const top = (await rootOf(folder)) ?? (inCwd ? cwd : folder)
    const chain = [folder]
    for (let at = folder; at !== top && dirname(at) !== at; ) {
      at = dirname(at)
      chain.push(at)
    }
    return chain
  }
}

async function hasRepository(folder: string): Promise<boolean> {
  try {
    await stat(join(folder, '.git'))
    return true
  } catch (error) {
    if (errorCode(error) === 'ENOENT' || errorCode(error) === 'ENOTDIR') return false
    throw error
  }
}

/** The config file of one folder, or null; two of them are a mistake. */
export async function configIn(folder: string): Promise<string | null> {
  let entries: string[]
  try {
    entries = await readdir(folder)
  } catch {
    // A folder on the way up that may not be listed holds no config for us.
    return null
  }
  const found = configNames.filter((name) => entries.includes(name))
  if (entries.includes('package.json') && (await packageConfig(join(folder, 'package.json')))) {
    found.push('package.json')
  }
  if (found.length > 1) {
    throw new UsageError(
      `${folder}: found ${found.join(' and ')}, expected one config; remove the other.`,
    )
  }
  return found[0] === undefined ? null : join(folder, found[0])
}

/** The value of a package file's key, or undefined. */
export async function packageConfig(path: string): Promise<unknown> {
  const text = await readFile(path, 'utf8')
  if (!text.includes(packageKey)) return undefined
  try {
    const data: unknown = JSON.parse(text)
    return typeof data === 'object' && data !== null ? Reflect.get(data, packageKey) : undefined
  } catch {
    // A broken package.json is for npm to report; it holds no settings for us.
    return undefined
  }
}
