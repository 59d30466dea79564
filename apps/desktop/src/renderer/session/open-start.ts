import type { Backup } from '../../shared/drafts.ts'
import type { OpenedSession } from '../../shared/session.ts'
import { wishPlace } from '../editor/sessions.ts'
import { showFolder } from '../files/folder.ts'
import { openSample, showOpened } from '../files/open-drafts.ts'
import { messages } from '../language/messages.ts'
import { valueOrNotice } from '../state/api.ts'
import { activateDraft, draftOfBackup, draftOfFile, drafts, showDrafts } from '../state/drafts.ts'
import { notices } from '../state/notices.ts'
import { changeSettings, settings } from '../state/settings.ts'
import { restoreLayout } from './kept-layout.ts'

/**
 * What the window shows first: what was open last time, what a crash left, and files that were named. At the very
 * first start it is the sample draft; later, without any of these, the ways to open a draft.
 */
export async function openStart(): Promise<void> {
  const start = await valueOrNotice(window.api.takeStart({}))
  if (start !== null) {
    const { session, backups, brokenSettings } = start
    if (session !== null) openSession(session, backups)
    showDrafts(backups.map(draftOfBackup).filter(({ id }) => !isOpen(id)))
    showOpened(start)
    const names = backups.map(({ name }) => name)
    if (names.length > 0) notices.info(messages.files.recovered(names))
    if (brokenSettings !== null) notices.show(messages.files.brokenSettings(brokenSettings))
  }
  window.api.on('filesOpened', showOpened)
  const hasMedia = (start?.media.length ?? 0) > 0
  if (drafts.get().open.length > 0 || hasMedia || settings.get().hasSeenSample) return
  openSample()
  void changeSettings({ hasSeenSample: true })
}

/** Opens the tabs, the folder and the panels of last time; words that a crash left come before those on the disk. */
function openSession(session: OpenedSession, backups: readonly Backup[]): void {
  restoreLayout(session.layout)
  const opened = session.tabs.map(({ file, ...place }) => {
    const backup = backups.find(({ path }) => path === file.path)
    const draft = backup === undefined ? draftOfFile(file) : draftOfBackup(backup)
    wishPlace(draft.id, place)
    return draft
  })
  showDrafts(opened)
  const active = opened.find(({ path }) => path === session.active)
  if (active !== undefined) activateDraft(active.id)
  if (session.folder !== null) showFolder(session.folder)
  const { session: said } = messages.keeping
  if (session.missing.length > 0) notices.info(said.missing(session.missing))
  if (session.isLeftClosed) notices.info(said.leftClosed)
}

function isOpen(id: string): boolean {
  return drafts.get().open.some((draft) => draft.id === id)
}
