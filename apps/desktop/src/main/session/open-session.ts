import { realpath, stat } from 'node:fs/promises'
import { basename } from 'node:path'
import type { KeptSession, OpenedSession } from '../../shared/session.ts'
import type { AllowedPaths } from '../files/allowed-paths.ts'
import type { UserFiles } from '../files/user-files.ts'

interface SessionFiles {
  readonly allowed: Pick<AllowedPaths, 'allow' | 'allowAgain'>
  readonly userFiles: Pick<UserFiles, 'read' | 'list'>
}

/** Opens what was open last time; what is gone, or leads elsewhere by now, is named and left out. */
export async function openSession(
  { tabs, active, folder, layout }: KeptSession,
  { allowed, userFiles }: SessionFiles,
): Promise<OpenedSession> {
  const missing: string[] = []
  const open = async <Found>(
    path: string,
    kind: 'file' | 'folder',
    read: (path: string) => Promise<Found>,
  ): Promise<Found | null> => {
    try {
      if (!(await isStill(path, kind))) throw new Error('gone')
      if (kind === 'folder') await allowed.allow(path, kind)
      else if (!(await allowed.allowAgain(path))) throw new Error('gone')
      return await read(path)
    } catch {
      missing.push(basename(path))
      return null
    }
  }
  const opened: OpenedSession['tabs'] = []
  // The folder first, because drafts below it have its settings.
  const tree = folder === null ? null : await open(folder, 'folder', userFiles.list)
  for (const { path, ...place } of tabs) {
    const file = await open(path, 'file', userFiles.read)
    if (file !== null) opened.push({ ...place, file })
  }
  return { tabs: opened, active, folder: tree, layout, missing, isLeftClosed: false }
}

/** Whether a path still leads to a file or folder of its own, and not by a link to another one. */
async function isStill(path: string, kind: 'file' | 'folder'): Promise<boolean> {
  if ((await realpath(path)) !== path) return false
  const found = await stat(path)
  return kind === 'file' ? found.isFile() : found.isDirectory()
}
