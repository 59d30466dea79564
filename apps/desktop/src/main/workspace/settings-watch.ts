import { type FSWatcher, watch } from 'node:fs'
import { dirname, join } from 'node:path'
import { isSettingsFile } from '@content-trust/workspace'

/** Watches the files that settings come from, and the folders in which one may appear. */
export interface SettingsWatch {
  folder(path: string): void
  file(path: string): void
  close(): void
}

const SETTLE_MS = 120
/** Watches cost the system memory; a deeper tree is read again when its folder is. */
const MOST_FOLDERS = 400

/** Calls `changed` once after changes of settings files that come close together. */
export function createSettingsWatch(changed: () => void): SettingsWatch {
  const watches = new Map<string, FSWatcher>()
  const files = new Set<string>()
  let timer: NodeJS.Timeout | undefined
  const look = (folder: string, name: string | null): void => {
    const isOurs =
      name === null ||
      name === '.gitignore' ||
      isSettingsFile(name) ||
      files.has(join(folder, name))
    if (!isOurs) return
    clearTimeout(timer)
    timer = setTimeout(changed, SETTLE_MS)
  }
  const follow = (folder: string): void => {
    if (watches.has(folder) || watches.size >= MOST_FOLDERS) return
    try {
      const watcher = watch(folder, (_event, name) => look(folder, name))
      watcher.on('error', () => watcher.close())
      watches.set(folder, watcher)
    } catch {
      // A folder that cannot be watched: its settings are read again when it is opened again.
    }
  }
  return {
    folder: follow,
    file: (path) => {
      files.add(path)
      follow(dirname(path))
    },
    close: () => {
      clearTimeout(timer)
      for (const watcher of watches.values()) watcher.close()
      watches.clear()
      files.clear()
    },
  }
}
