import { type Dirent, readdirSync, readFileSync, statSync } from 'node:fs'
import { readdir, readFile, stat } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { sep } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { FileEntry, FileSource, SyncFileSource } from '../file-source.ts'
import { errorCode } from '../problems.ts'

/** What a host lets a disk do. */
export interface DiskOptions {
  /** Whether config files that are code may run. Default `true`. */
  readonly runsCode?: boolean
}

/**
 * A path of this machine with forward slashes, as sources and workspaces take it. The letter of a drive becomes
 * upper case: shells write it so, many editors do not, and both mean the same drive.
 */
export function slashed(path: string, separator: string = sep): string {
  if (separator !== '\\') return path
  return path.replaceAll('\\', '/').replace(/^[a-z]:/, (drive) => drive.toUpperCase())
}

/** The disk as a source that is waited for. */
export function diskSource({ runsCode = true }: DiskOptions = {}): FileSource {
  return {
    list: async (folder) => {
      try {
        return (await readdir(folder, { withFileTypes: true })).map(entryOf)
      } catch (error) {
        return noneOr(error, unlistable)
      }
    },
    read: async (path) => {
      try {
        return await readFile(path)
      } catch (error) {
        return noneOr(error, missing)
      }
    },
    ...(runsCode ? { load: importConfig } : {}),
  }
}

/** The disk as a source that answers at once. */
export function diskSourceSync({ runsCode = true }: DiskOptions = {}): SyncFileSource {
  return {
    list: (folder) => {
      try {
        return readdirSync(folder, { withFileTypes: true }).map(entryOf)
      } catch (error) {
        return noneOr(error, unlistable)
      }
    },
    read: (path) => {
      try {
        return readFileSync(path)
      } catch (error) {
        return noneOr(error, missing)
      }
    },
    ...(runsCode ? { load: requireConfig } : {}),
  }
}

const missing = ['ENOENT', 'ENOTDIR']
// A folder on the way up that may not be listed holds no settings for anybody.
const unlistable = [...missing, 'EACCES', 'EPERM']

function noneOr(error: unknown, codes: readonly string[]): null {
  if (codes.includes(errorCode(error) ?? '')) return null
  throw error
}

function entryOf(entry: Dirent): FileEntry {
  const { name } = entry
  if (entry.isDirectory()) return { name, kind: 'folder' }
  if (entry.isFile()) return { name, kind: 'file' }
  return { name, kind: entry.isSymbolicLink() ? 'link' : 'other' }
}

// Node keeps a module under its address for ever, and a process may outlive an edit of it.
const firstLoaded = new Map<string, number>()

async function importConfig(path: string): Promise<unknown> {
  const { mtimeMs } = await stat(path)
  const address = pathToFileURL(path)
  const first = firstLoaded.get(path) ?? mtimeMs
  firstLoaded.set(path, first)
  if (mtimeMs !== first) address.search = `edited=${mtimeMs}`
  const module: Record<string, unknown> = await import(address.href)
  return module['default']
}

/** Loads a module at once, which Node does from 20.19 and 22.12 on; never twice in a process. */
function requireConfig(path: string): unknown {
  if (!statSync(path).isFile()) throw new TypeError('expected a file')
  const module: unknown = createRequire(pathToFileURL(path))(path)
  const isModule = typeof module === 'object' && module !== null && 'default' in module
  return isModule ? module.default : module
}
