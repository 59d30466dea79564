import { realpath } from 'node:fs/promises'
import { basename, dirname, join, sep } from 'node:path'
import { CallError } from '../../shared/answer.ts'
import { words } from '../language/words.ts'

/** The files and folders that the user chose; nothing else is read or written. */
export interface AllowedPaths {
  allow(path: string, kind: 'file' | 'folder'): Promise<void>
  /** The path with its links followed, or a refusal. The file itself need not exist yet. */
  check(path: string): Promise<string>
  /** The open folder that holds a path without links; null when none does. */
  folderOf(path: string): string | null
}

/** Remembers what the user opened. */
export function createAllowedPaths(): AllowedPaths {
  const files = new Set<string>()
  const folders = new Set<string>()
  const folderOf = (real: string): string | null =>
    [...folders].find(
      (folder) => real === folder || real.startsWith(folder.endsWith(sep) ? folder : folder + sep),
    ) ?? null
  return {
    folderOf,
    allow: async (path, kind) => {
      ;(kind === 'file' ? files : folders).add(await resolveLinks(path))
    },
    check: async (path) => {
      const real = await resolveLinks(path)
      if (files.has(real) || folderOf(real) !== null) return real
      throw new CallError('path_refused', words.files.notOpened)
    },
  }
}

async function resolveLinks(path: string): Promise<string> {
  try {
    return await realpath(path)
  } catch {
    // A file that is still to be written: its folder has to exist.
    const folder = await realpath(dirname(path)).catch(() => {
      throw new CallError('not_found', words.files.noFolder(basename(path)))
    })
    return join(folder, basename(path))
  }
}
