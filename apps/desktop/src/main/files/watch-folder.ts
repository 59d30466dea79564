import { type FSWatcher, watch } from 'node:fs'
import { join } from 'node:path'
import type { Folder } from '../../shared/drafts.ts'
import { isDraftName } from './list-folder.ts'

/** What happened below the followed folder since the last report. */
export interface FolderChange {
  readonly path: string
  /** Whether a file or a folder came, went or got another name. */
  readonly isListChanged: boolean
  /** Drafts whose words may be others. */
  readonly changed: readonly string[]
}

/** Follows the files below the folder that the window shows. */
export interface FolderWatch {
  /** Follows a folder by its path without links, in place of the one before; null follows none. */
  follow(path: string | null): void
  /** Lists a folder; where it is the followed one, what the list has looked into is watched from then on. */
  list(
    path: string,
    listWith: (visit: (folder: string) => void) => Promise<Folder>,
  ): Promise<Folder>
  close(): void
}

/** Changes that come close together are one, as when a program writes a hundred files. */
const SETTLE_MS = 300

/** Watches cost the system memory; in a deeper tree the first folders are followed. */
const MOST_FOLDERS = 1000

/** Paths that one report names; more of them change the list as well. */
const MOST_CHANGED = 100

/**
 * Reports what changes below a folder, at most every `SETTLE_MS`. Each folder has a watch of its own: those
 * that the list leaves out, such as `node_modules`, cost nothing.
 */
export function createFolderWatch(report: (change: FolderChange) => void): FolderWatch {
  const watches = new Map<string, FSWatcher>()
  const visited = new Map<string, ReadonlySet<string>>()
  const changed = new Set<string>()
  let followed: string | null = null
  let isListChanged = false
  let timer: NodeJS.Timeout | undefined

  const tell = (): void => {
    timer = undefined
    if (followed !== null) {
      report({
        path: followed,
        isListChanged: isListChanged || changed.size > MOST_CHANGED,
        changed: [...changed].slice(0, MOST_CHANGED),
      })
    }
    changed.clear()
    isListChanged = false
  }
  const notice = (folder: string, kind: string, name: string | null): void => {
    if (name?.startsWith('.') || name === 'node_modules') return
    // The name of a folder has no ending that says so; its coming and going is a `rename`.
    if (kind === 'rename' || name === null) isListChanged = true
    else if (!isDraftName(name)) return
    if (name !== null && isDraftName(name)) changed.add(join(folder, name))
    timer ??= setTimeout(tell, SETTLE_MS)
  }
  const watchAll = (folders: ReadonlySet<string>): void => {
    for (const [folder, watcher] of watches) {
      if (folders.has(folder)) continue
      watcher.close()
      watches.delete(folder)
    }
    for (const folder of folders) {
      if (watches.size >= MOST_FOLDERS) return
      if (!watches.has(folder)) watchOne(folder)
    }
  }
  const watchOne = (folder: string): void => {
    try {
      const watcher = watch(folder, (kind, name) => notice(folder, kind, name))
      watcher.on('error', () => {
        watcher.close()
        watches.delete(folder)
      })
      watches.set(folder, watcher)
    } catch {
      // A folder that cannot be watched is read again when the window is next in front.
    }
  }

  return {
    follow: (path) => {
      followed = path
      clearTimeout(timer)
      timer = undefined
      changed.clear()
      isListChanged = false
      watchAll(path === null ? new Set() : (visited.get(path) ?? new Set([path])))
    },
    list: async (path, listWith) => {
      const folders = new Set<string>()
      const listed = await listWith((folder) => folders.add(folder))
      visited.set(path, folders)
      if (path === followed) watchAll(folders)
      return listed
    },
    close: () => {
      clearTimeout(timer)
      watchAll(new Set())
      followed = null
    },
  }
}
