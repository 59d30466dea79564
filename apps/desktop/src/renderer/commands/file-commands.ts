import { copySummary } from '../export/copy-summary.ts'
import { exportReport } from '../export/export-report.ts'
import { createFile, renameFile, trashFile } from '../files/change-files.ts'
import { closeDraft } from '../files/close-draft.ts'
import { closeFolder, folder } from '../files/folder.ts'
import { openFiles, openFolder, openNew } from '../files/open-drafts.ts'
import { showRecent } from '../files/recent-dialog.tsx'
import { saveDraft, saveDraftAs } from '../files/save-draft.ts'
import { commandTitles as titles } from '../language/command-messages.ts'
import { exportMessages, exportMenuTitles as menuTitles } from '../language/export-messages.ts'
import { activeDraft, changeDraft, drafts } from '../state/drafts.ts'
import { showPage } from '../state/layout.ts'
import type { Command } from './command.ts'
import { exportCommands, printCommands } from './export-commands.ts'

const hasDraft = (): boolean => activeDraft(drafts.get()) !== null
const hasFolder = (): boolean => folder.get() !== null
const hasFile = (): boolean => activeDraft(drafts.get())?.path != null
const withFile = (run: (path: string) => Promise<unknown>) => async () => {
  const path = activeDraft(drafts.get())?.path
  if (path != null) await run(path)
}
const withDraft = (run: (id: string) => Promise<unknown>) => async () => {
  const { activeId } = drafts.get()
  if (activeId !== null) await run(activeId)
}

export const fileCommands: readonly Command[] = [
  { id: 'file.new', title: titles['file.new'], menu: 'file', keys: 'CmdOrCtrl+N', run: openNew },
  {
    id: 'file.open',
    title: titles['file.open'],
    menu: 'file',
    keys: 'CmdOrCtrl+O',
    run: openFiles,
  },
  {
    id: 'file.open-folder',
    title: titles['file.open-folder'],
    menu: 'file',
    keys: 'CmdOrCtrl+Shift+O',
    run: openFolder,
  },
  {
    id: 'file.open-recent',
    title: titles['file.open-recent'],
    menu: 'file',
    keys: 'CmdOrCtrl+R',
    run: showRecent,
  },
  {
    id: 'file.new-in-folder',
    title: titles['file.new-in-folder'],
    menu: 'file',
    when: hasFolder,
    run: () => createFile(),
  },
  {
    id: 'file.close-folder',
    title: titles['file.close-folder'],
    menu: 'file',
    when: hasFolder,
    run: closeFolder,
  },
  {
    id: 'file.save',
    title: titles['file.save'],
    menu: 'file',
    keys: 'CmdOrCtrl+S',
    startsGroup: true,
    when: hasDraft,
    run: withDraft((id) => saveDraft(id)),
  },
  {
    id: 'file.save-as',
    title: titles['file.save-as'],
    menu: 'file',
    keys: 'CmdOrCtrl+Shift+S',
    when: hasDraft,
    run: withDraft(saveDraftAs),
  },
  {
    id: 'file.save-as-utf-8',
    title: titles['file.save-as-utf-8'],
    menu: 'file',
    when: () => {
      const encoding = activeDraft(drafts.get())?.format.encoding
      return encoding !== undefined && encoding !== 'utf-8'
    },
    run: withDraft(async (id) => {
      const format = activeDraft(drafts.get())?.format
      if (format === undefined) return
      changeDraft(id, { format: { ...format, encoding: 'utf-8', bom: false } })
      await saveDraft(id)
    }),
  },
  {
    id: 'file.rename',
    title: titles['file.rename'],
    menu: 'file',
    when: hasFile,
    run: withFile(renameFile),
  },
  {
    id: 'file.trash',
    title: titles['file.trash'],
    menu: 'file',
    when: hasFile,
    run: withFile(trashFile),
  },
  {
    id: 'file.close',
    title: titles['file.close'],
    menu: 'file',
    keys: 'CmdOrCtrl+W',
    when: hasDraft,
    run: withDraft(closeDraft),
  },
  ...exportCommands,
  {
    id: 'file.export-html',
    title: titles['file.export-html'],
    menuTitle: menuTitles['file.export-html'],
    menu: 'file',
    submenu: exportMessages.menu,
    startsGroup: true,
    when: hasDraft,
    run: () => exportReport('html'),
  },
  {
    id: 'file.export-markdown',
    title: titles['file.export-markdown'],
    menuTitle: menuTitles['file.export-markdown'],
    menu: 'file',
    submenu: exportMessages.menu,
    when: hasDraft,
    run: () => exportReport('markdown'),
  },
  {
    id: 'file.export-json',
    title: titles['file.export-json'],
    menuTitle: menuTitles['file.export-json'],
    menu: 'file',
    submenu: exportMessages.menu,
    when: hasDraft,
    run: () => exportReport('json'),
  },
  {
    id: 'file.export-sarif',
    title: titles['file.export-sarif'],
    menuTitle: menuTitles['file.export-sarif'],
    menu: 'file',
    submenu: exportMessages.menu,
    when: hasDraft,
    run: () => exportReport('sarif'),
  },
  {
    id: 'file.copy-summary',
    title: titles['file.copy-summary'],
    menu: 'file',
    startsGroup: true,
    keys: 'CmdOrCtrl+Shift+C',
    when: hasDraft,
    run: copySummary,
  },
  ...printCommands,
  {
    id: 'file.settings',
    title: titles['file.settings'],
    menu: 'file',
    keys: 'CmdOrCtrl+,',
    startsGroup: true,
    run: () => showPage('settings'),
  },
]
