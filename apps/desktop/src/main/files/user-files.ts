import { rename, stat, writeFile } from 'node:fs/promises'
import { basename, dirname, extname, join } from 'node:path'
import { CallError } from '../../shared/answer.ts'
import type { DraftFile, Folder, OpenedFiles } from '../../shared/drafts.ts'
import { isMediaName, type MediaFile } from '../../shared/media.ts'
import { messages } from '../language/messages.ts'
import type { AllowedPaths } from './allowed-paths.ts'
import { diskError } from './disk-error.ts'
import { readDraftFile } from './draft-files.ts'
import { isDraftName, listFolder } from './list-folder.ts'
import type { RecentFiles } from './recent-files.ts'

/** Opens what the user chose, and nothing else. */
export interface UserFiles {
  /** For paths that the user named: a dialog, a drop, the command line. */
  openChosen(paths: readonly string[]): Promise<OpenedFiles & { folders: Folder[] }>
  openRecent(path: string): Promise<DraftFile>
  openRecentFolder(path: string): Promise<Folder>
  read(path: string): Promise<DraftFile>
  list(path: string): Promise<Folder>
  create(folder: string, name: string): Promise<DraftFile>
  rename(path: string, name: string): Promise<{ path: string; name: string }>
}

/** Makes them over the paths that are allowed and the lists of what was opened last. */
export function createUserFiles(
  allowed: AllowedPaths,
  recent: RecentFiles,
  recentFolders: RecentFiles,
  isMedia: (path: string) => Promise<boolean>,
  list: (path: string) => Promise<Folder> = listFolder,
): UserFiles {
  const openOne = opener(allowed, recent, recentFolders, isMedia, list)
  return {
    openChosen: (paths) => openAll(paths, openOne),
    openRecent: (path) =>
      openListed(recent, path, messages.files.notRecent, async () => {
        const found = await openOne(path)
        if ('entries' in found) throw new CallError('not_text', messages.files.isFolder)
        if (!('text' in found)) throw new CallError('not_text', messages.files.notText)
        return found
      }),
    openRecentFolder: (path) =>
      openListed(recentFolders, path, messages.files.folderNotRecent, async () => {
        const found = await openOne(path)
        if ('entries' in found) return found
        throw new CallError('not_found', messages.files.noFolderNow)
      }),
    read: async (path) => readDraftFile(await allowed.check(path)),
    list: async (path) => list(await allowed.check(path)),
    create: async (folder, name) => {
      const path = join(await allowed.check(folder), draftName(name, null))
      try {
        await writeFile(path, '', { flag: 'wx' })
      } catch (error) {
        throw diskError(error, path)
      }
      await allowed.allow(path, 'file')
      return readDraftFile(await allowed.check(path))
    },
    rename: async (path, name) => {
      const real = await allowed.check(path)
      const target = await moveTo(real, name)
      await allowed.allow(target, 'file')
      await recent.remove(real)
      await recent.add(target)
      return { path: target, name: basename(target) }
    },
  }
}

type Opened = DraftFile | Folder | MediaFile
type OpenOne = (path: string) => Promise<Opened>

function opener(
  allowed: AllowedPaths,
  recent: RecentFiles,
  recentFolders: RecentFiles,
  isMedia: (path: string) => Promise<boolean>,
  list: (path: string) => Promise<Folder> = listFolder,
): OpenOne {
  return async (path) => {
    const found = await stat(path).catch((error: unknown) => {
      throw diskError(error, path)
    })
    const isFolder = found.isDirectory()
    // Reading from a pipe or a device might never end.
    if (!isFolder && !found.isFile()) {
      throw new CallError('not_text', messages.files.noFile(basename(path)))
    }
    await allowed.allow(path, isFolder ? 'folder' : 'file')
    const real = await allowed.check(path)
    if (isFolder) {
      const folder = await list(real)
      await recentFolders.add(real)
      return folder
    }
    const media = { path: real, name: basename(real) }
    if (isMediaName(real)) return media
    try {
      const file = await readDraftFile(real)
      await recent.add(real)
      return file
    } catch (error) {
      // An image is one whatever its name.
      const mayBeMedia =
        error instanceof CallError && ['not_text', 'too_large'].includes(error.code)
      if (mayBeMedia && (await isMedia(real).catch(() => false))) return media
      throw error
    }
  }
}

/** Opens each path; one that cannot be opened is refused, and the others open all the same. */
async function openAll(
  paths: readonly string[],
  openOne: OpenOne,
): Promise<OpenedFiles & { folders: Folder[] }> {
  const result: OpenedFiles & { folders: Folder[] } = {
    files: [],
    media: [],
    refused: [],
    folders: [],
  }
  for (const path of paths) {
    try {
      const found = await openOne(path)
      if ('entries' in found) result.folders.push(found)
      else if ('text' in found) result.files.push(found)
      else result.media.push(found)
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      result.refused.push({ path, message: error.message })
    }
  }
  return result
}

/** Opens a path of a list of recent ones; what cannot be opened leaves the list. */
async function openListed<Found>(
  list: RecentFiles,
  path: string,
  notListed: string,
  open: () => Promise<Found>,
): Promise<Found> {
  if (!(await list.list()).includes(path)) throw new CallError('path_refused', notListed)
  try {
    return await open()
  } catch (error) {
    await list.remove(path)
    throw error
  }
}

/** Renames a file within its folder; gives its new path. */
async function moveTo(real: string, name: string): Promise<string> {
  const target = join(dirname(real), draftName(name, real))
  if (await isAnotherFile(target, real)) {
    throw new CallError('already_exists', messages.files.exists(name))
  }
  try {
    await rename(real, target)
  } catch (error) {
    throw diskError(error, real)
  }
  return target
}

/** Some disks know a file by its name in any case, so that only its number tells whether it is another. */
async function isAnotherFile(target: string, real: string): Promise<boolean> {
  const [there, own] = await Promise.all(
    [target, real].map((path) => stat(path, { bigint: true }).catch(() => null)),
  )
  return there != null && (there.ino !== own?.ino || there.dev !== own.dev)
}

/** A name without a way out of its folder; anything else is refused. */
export function plainName(name: string): string {
  if (/[\\/:*?"<>|\p{Cc}]/u.test(name) || /^\.+$/.test(name) || name.trim() !== name) {
    throw new CallError('invalid_call', messages.files.badName(name))
  }
  return name
}

/**
 * A plain name for a new file or for `renamed`. It is that of a draft or of media, or ends as the name before
 * did: under any other name what a draft holds could be run.
 */
function draftName(name: string, renamed: string | null): string {
  const isSameKind = renamed !== null && extname(name) !== '' && extname(name) === extname(renamed)
  const isMedia = renamed !== null && isMediaName(name)
  if (plainName(name).startsWith('.') || !(isDraftName(name) || isMedia || isSameKind)) {
    throw new CallError('invalid_call', messages.files.noDraftName(name))
  }
  return name
}
