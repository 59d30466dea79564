import { realpath } from 'node:fs/promises'
import { basename, dirname, join, sep } from 'node:path'
import { CallError } from '../../shared/answer.ts'

/** The files and folders that the user chose; nothing else is read or written. */
export interface AllowedPaths {
  allow(path: string, kind: 'file' | 'folder'): Promise<void>
  /** The path with its links followed, or a refusal. The file itself need not exist yet. */
  check(path: string): Promise<string>
}

/** Remembers what the user opened. */
export function createAllowedPaths(): AllowedPaths {
  const files = new Set<string>()
  const folders = new Set<string>()
  return {
    allow: async (path, kind) => {
      ;(kind === 'file' ? files : folders).add(await resolveLinks(path))
    },
    check: async (path) => {
      const real = await resolveLinks(path)
      const isInside = [...folders].some(
        (folder) =>
          real === folder || real.startsWith(folder.endsWith(sep) ? folder : folder + sep),
      )
      if (files.has(real) || isInside) return real
      throw new CallError('path_refused', 'The app may only touch files that you opened in it.')
    },
  }
}

async function resolveLinks(path: string): Promise<string> {
  try {
    return await realpath(path)
  } catch {
    // A file that is still to be written: its folder has to exist.
    const folder = await realpath(dirname(path)).catch(() => {
      throw new CallError('not_found', `There is no folder for ${basename(path)}.`)
    })
    return join(folder, basename(path))
  }
}
