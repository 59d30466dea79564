import type { FileDecision } from '../../shared/analysis.ts'
import type { Folder } from '../../shared/drafts.ts'
import { valueOrNotice } from '../state/api.ts'
import { createStore } from '../state/store.ts'

/** The folder in the tree; null when none is open. */
export const folder = createStore<Folder | null>(null)

/** The decisions about files of the folder by their paths; null for a file that cannot be scored. */
export const fileDecisions = createStore<ReadonlyMap<string, FileDecision | null>>(new Map())

/** Shows a folder in the tree. */
export function showFolder(shown: Folder): void {
  if (folder.get()?.path !== shown.path) fileDecisions.set(new Map())
  folder.set(shown)
}

/** Takes the folder away; what was still to be scored of it is not. */
export function closeFolder(): void {
  folder.set(null)
  fileDecisions.set(new Map())
}

/** Reads the folder again. */
export async function refreshFolder(): Promise<void> {
  const shown = folder.get()
  if (shown === null) return
  const fresh = await valueOrNotice(window.api.listFolder({ path: shown.path }))
  const now = folder.get()
  if (fresh === null || now?.path !== fresh.path) return
  // The same list draws nothing and scores nothing again.
  if (JSON.stringify(now) !== JSON.stringify(fresh)) folder.set(fresh)
}

/** Follows the files of the folder; they may also have come or gone while the user was elsewhere. */
export function followFolder(): void {
  let followed: string | null = null
  folder.subscribe(() => {
    const path = folder.get()?.path ?? null
    if (path === followed) return
    followed = path
    void window.api.watchFolder({ path })
  })
  window.api.on('folderChanged', ({ path, isListChanged }) => {
    if (isListChanged && path === folder.get()?.path) void refreshFolder()
  })
  window.addEventListener('focus', () => void refreshFolder())
}
