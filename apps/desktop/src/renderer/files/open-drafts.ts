import type { OpenedFiles } from '../../shared/drafts.ts'
import { valueOrNotice } from '../app/api.ts'
import { notices } from '../app/notices.ts'
import { changeSettings, settings } from '../settings/settings.ts'
import { draftOfBackup, draftOfFile, drafts, newDraft, showDrafts } from './drafts.ts'
import { folder } from './folder.ts'
import { sampleName, sampleText } from './sample-draft.ts'

/** Shows opened files in tabs and says which could not be opened. */
export function showOpened({ files, refused }: OpenedFiles): void {
  showDrafts(files.map(draftOfFile))
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
  if (opened?.folder) folder.set(opened.folder)
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
  if (last !== undefined) folder.set(last)
}

/** Opens an empty draft. */
export function openNew(): void {
  const names = new Set(drafts.get().open.map(({ name }) => name))
  let name = 'Untitled.md'
  for (let count = 2; names.has(name); count++) name = `Untitled ${count}.md`
  showDrafts([newDraft(name, '')])
}

/** What the window shows first: files that were named, what a crash left, else the sample draft. */
export async function openStart(): Promise<void> {
  const start = await valueOrNotice(window.api.takeStart({}))
  if (start !== null) {
    showDrafts(start.backups.map(draftOfBackup))
    showOpened(start)
    if (start.backups.length > 0) notices.show('Unsaved drafts of the last session are back.')
  }
  window.api.on('filesOpened', showOpened)
  if (drafts.get().open.length > 0) return
  if (settings.get().hasSeenSample) return openNew()
  showDrafts([newDraft(sampleName, sampleText)])
  await changeSettings({ hasSeenSample: true })
}
