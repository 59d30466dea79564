import { realpath } from 'node:fs/promises'
import { basename, dirname, join, resolve, sep } from 'node:path'
import { CallError } from '../../shared/answer.ts'
import { messages } from '../language/messages.ts'

/** The files and folders that the user chose; nothing else is read or written. */
export interface AllowedPaths {
  allow(path: string, kind: 'file' | 'folder'): Promise<void>
  /** The path with its links followed, or a refusal. The file need not exist, nor its folder. */
  check(path: string): Promise<string>
  /** The open folder that holds a path without links; null when none does. */
  folderOf(path: string): string | null
  /** As `folderOf`; where open folders lie in each other, the one that holds the others. */
  topFolderOf(path: string): string | null
}

/** Remembers what the user opened. */
export function createAllowedPaths(): AllowedPaths {
  const files = new Set<string>()
  const folders = new Set<string>()
  const foldersOf = (real: string): string[] =>
    [...folders].filter(
      (folder) => real === folder || real.startsWith(folder.endsWith(sep) ? folder : folder + sep),
    )
  const folderOf = (real: string): string | null => foldersOf(real)[0] ?? null
  return {
    folderOf,
    topFolderOf: (real) => foldersOf(real).toSorted((a, b) => a.length - b.length)[0] ?? null,
    allow: async (path, kind) => {
      ;(kind === 'file' ? files : folders).add(await resolveLinks(path))
    },
    check: async (path) => {
      const real = await resolveLinks(path)
      if (files.has(real) || folderOf(real) !== null) return real
      throw new CallError('path_refused', messages.files.notOpened)
    },
  }
}

/**
 * What is missing is not a link: a file that is still to be written, or one whose folder is gone.
 */
async function resolveLinks(path: string): Promise<string> {
  const plain = resolve(path)
  const above = dirname(plain)
  return realpath(plain).catch(async () =>
    above === plain ? plain : join(await resolveLinks(above), basename(plain)),
  )
}
