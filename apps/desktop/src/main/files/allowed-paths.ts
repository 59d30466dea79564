import { realpath, stat } from 'node:fs/promises'
import { basename, dirname, join, relative, resolve, sep } from 'node:path'
import { isFoundDraft } from '@content-trust/workspace'
import { CallError } from '../../shared/answer.ts'
import { isMediaName } from '../../shared/media.ts'
import { messages } from '../language/messages.ts'

/** The files and folders that the user chose; nothing else is read or written. */
export interface AllowedPaths {
  allow(path: string, kind: 'file' | 'folder'): Promise<void>
  /**
   * Allows a file that the user chose in an earlier run, by its path without links. Where that leads through a
   * link now, it is no longer the file that was chosen: false, and nothing is allowed.
   */
  allowAgain(path: string): Promise<boolean>
  /**
   * The path with its links followed, or a refusal. For every path that the window names: a file that the
   * user chose, and in an open folder what its tree can show, which are folders, drafts and media. Hidden
   * files, programs and settings there are none of the window's business: writing one can run code. The file
   * need not exist, nor its folder. The disk is not touched for a path that was not opened.
   */
  check(path: string): Promise<string>
  /** As `check`, with any file of an open folder: for what the app looks for by itself, such as settings. */
  checkOwn(path: string): Promise<string>
  /** The open folder that holds a path without links; null when none does. */
  folderOf(path: string): string | null
  /** As `folderOf`; where open folders lie in each other, the one that holds the others. */
  topFolderOf(path: string): string | null
}

/** Remembers what the user opened. */
export function createAllowedPaths(): AllowedPaths {
  const files = new Set<string>()
  const folders = new Set<string>()
  /** Both as they were named: a path is compared with these before the disk is asked about it. */
  const named = { files: new Set<string>(), folders: new Set<string>() }
  const isNamed = (plain: string): boolean =>
    files.has(plain) ||
    named.files.has(plain) ||
    [...folders, ...named.folders].some((folder) => isBelow(plain, folder))
  const foldersOf = (real: string): string[] => [...folders].filter((each) => isBelow(real, each))
  const folderOf = (real: string): string | null => foldersOf(real)[0] ?? null
  const checkOwn = async (path: string): Promise<string> => {
    if (isNamed(resolve(path))) {
      const real = await resolveLinks(path)
      if (files.has(real) || folderOf(real) !== null) return real
    }
    throw refused()
  }
  return {
    folderOf,
    topFolderOf: (real) => foldersOf(real).toSorted((a, b) => a.length - b.length)[0] ?? null,
    allow: async (path, kind) => {
      const real = await resolveLinks(path)
      ;(kind === 'file' ? files : folders).add(real)
      ;(kind === 'file' ? named.files : named.folders).add(resolve(path))
    },
    allowAgain: async (path) => {
      const isSame = (await resolveLinks(path)) === path
      if (isSame) files.add(path)
      return isSame
    },
    checkOwn,
    check: async (path) => {
      const real = await checkOwn(path)
      if (files.has(real)) return real
      for (const folder of foldersOf(real)) if (await isShown(real, folder)) return real
      throw refused()
    },
  }
}

function refused(): CallError {
  return new CallError('path_refused', messages.files.notOpened)
}

function isBelow(path: string, folder: string): boolean {
  return path === folder || path.startsWith(folder.endsWith(sep) ? folder : folder + sep)
}

/** Whether the tree of an open folder can show this: nothing hidden, no packages, and no other kind of file. */
async function isShown(real: string, folder: string): Promise<boolean> {
  const names = relative(folder, real).split(sep)
  if (names.some((name) => name.startsWith('.') || name === 'node_modules')) return false
  if (isFoundDraft(basename(real)) || isMediaName(real)) return true
  return stat(real).then(
    (found) => found.isDirectory(),
    () => false,
  )
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
