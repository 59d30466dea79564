import type { Folder, OpenedFiles } from '../../shared/drafts.ts'
import { openMedia } from '../media/media-files.ts'
import { valueOrNotice } from '../state/api.ts'
import { draftOfFile, drafts, newDraft, showDrafts } from '../state/drafts.ts'
import { closePage, layout, showSide } from '../state/layout.ts'
import { notices } from '../state/notices.ts'
import { showFolder } from './folder.ts'
import { sampleName, sampleText } from './sample-draft.ts'

/** Shows opened files in tabs and says which could not be opened. */
export function showOpened({ files, media, refused }: OpenedFiles): void {
  // A draft that is opened comes to the front, whatever page is shown.
  if (files.length > 0 && layout.get().page !== null) closePage()
  showDrafts(files.map(draftOfFile))
  openMedia(media)
  for (const { message } of refused) notices.show(message)
}

/** Opens what the user chooses in the system's dialog. */
export async function openFiles(): Promise<void> {
  const opened = await valueOrNotice(window.api.openFiles({}))
  if (opened !== null) showOpened(opened)
}

/** Opens a folder in the tree. */
export async function openFolder(): Promise<void> {
  const opened = await valueOrNotice(window.api.openFolder({}))
  if (opened?.folder) showTree(opened.folder)
}

/** Shows a folder that the user has opened, even if the tree was hidden. */
function showTree(opened: Folder): void {
  showFolder(opened)
  showSide('tree')
}

/** Opens a file of the tree. */
export async function openPath(path: string): Promise<void> {
  const file = await valueOrNotice(window.api.readFile({ path }))
  if (file !== null) showDrafts([draftOfFile(file)])
}

/** Opens what was dropped on the window. */
export async function openDropped(files: readonly File[]): Promise<void> {
  const opened = await valueOrNotice(window.api.openDropped({ files }))
  if (opened === null) return
  showOpened(opened)
  const last = opened.folders.at(-1)
  if (last !== undefined) showTree(last)
}

/** Opens a file from the list of recent ones. */
export async function openRecent(path: string): Promise<void> {
  const file = await valueOrNotice(window.api.openRecent({ path }))
  if (file !== null) showDrafts([draftOfFile(file)])
}

/** Opens a folder from the list of recent ones. */
export async function openRecentFolder(path: string): Promise<void> {
  const opened = await valueOrNotice(window.api.openRecentFolder({ path }))
  if (opened !== null) showTree(opened)
}

/** Opens the draft that shows what the editor does. */
export function openSample(): void {
  showDrafts([newDraft(sampleName, sampleText)])
}

/** Opens an empty draft. */
export function openNew(): void {
  const names = new Set(drafts.get().open.map(({ name }) => name))
  let name = 'Untitled.md'
  for (let count = 2; names.has(name); count++) name = `Untitled ${count}.md`
  showDrafts([newDraft(name, '')])
}
