import { type FSWatcher, watch } from 'node:fs'
import { dirname } from 'node:path'
import { versionOnDisk } from './draft-files.ts'

export interface FileChange {
  readonly path: string
  readonly kind: 'changed' | 'removed'
  readonly version: string | null
}

export interface FileWatch {
  /** Replaces the list of watched files. */
  watch(paths: readonly string[]): Promise<void>
  /** Saves a file; what the app writes itself is not a change from outside. */
  whileSaving<Saved extends { version: string }>(
    path: string,
    save: () => Promise<Saved>,
  ): Promise<Saved>
  close(): void
}

const SETTLE_MS = 120

/**
 * Reports files that others changed. It watches their folders, because a program that saves by
 * renaming leaves a watch on the file itself looking at the old one.
 */
export function createFileWatch(report: (change: FileChange) => void): FileWatch {
  const known = new Map<string, string | null>()
  const watches = new Map<string, FSWatcher>()
  const timers = new Map<string, NodeJS.Timeout>()
  /** Files that the app is saving, with the number of saves. */
  const saving = new Map<string, number>()

  const look = async (path: string): Promise<void> => {
    const before = known.get(path)
    const version = await versionOnDisk(path)
    // What was read during a save says nothing: the end of the save looks again.
    if (saving.has(path)) return
    if (known.get(path) !== before) return look(path)
    if (before === undefined || before === version) return
    known.set(path, version)
    report({ path, kind: version === null ? 'removed' : 'changed', version })
  }
  const lookSoon = (folder: string): void => {
    clearTimeout(timers.get(folder))
    const timer = setTimeout(() => {
      for (const path of known.keys()) if (dirname(path) === folder) void look(path)
    }, SETTLE_MS)
    timers.set(folder, timer)
  }
  const watchFolder = (folder: string): void => {
    if (watches.has(folder)) return
    try {
      const watcher = watch(folder, () => lookSoon(folder))
      watcher.on('error', () => watcher.close())
      watches.set(folder, watcher)
    } catch {
      // A folder that cannot be watched: saving still compares versions.
    }
  }

  return {
    watch: async (paths) => {
      for (const path of known.keys()) if (!paths.includes(path)) known.delete(path)
      for (const path of paths) {
        if (!known.has(path)) known.set(path, await versionOnDisk(path))
        watchFolder(dirname(path))
      }
      const folders = new Set([...known.keys()].map((path) => dirname(path)))
      for (const [folder, watcher] of watches) {
        if (folders.has(folder)) continue
        watcher.close()
        watches.delete(folder)
      }
    },
    whileSaving: async (path, save) => {
      saving.set(path, (saving.get(path) ?? 0) + 1)
      try {
        const saved = await save()
        if (known.has(path)) known.set(path, saved.version)
        return saved
      } finally {
        const others = (saving.get(path) ?? 1) - 1
        if (others > 0) saving.set(path, others)
        else saving.delete(path)
        lookSoon(dirname(path))
      }
    },
    close: () => {
      for (const watcher of watches.values()) watcher.close()
      for (const timer of timers.values()) clearTimeout(timer)
      watches.clear()
      known.clear()
    },
  }
}
