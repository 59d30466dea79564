import { showPage } from '../app/layout.ts'
import { copySummary } from '../export/copy-summary.ts'
import { exportReport } from '../export/export-report.ts'
import { printDraft } from '../export/print-sheet.tsx'
import { createFile, renameFile, trashFile } from '../files/change-files.ts'
import { closeDraft } from '../files/close-draft.ts'
import { activeDraft, changeDraft, drafts } from '../files/drafts.ts'
import { closeFolder, folder } from '../files/folder.ts'
import { openFiles, openFolder, openNew } from '../files/open-drafts.ts'
import { showRecent } from '../files/recent-dialog.tsx'
import { saveDraft, saveDraftAs } from '../files/save-draft.ts'
import type { Command } from './command.ts'

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
  { id: 'file.new', title: 'New draft', menu: 'file', keys: 'CmdOrCtrl+N', run: openNew },
  { id: 'file.open', title: 'Open…', menu: 'file', keys: 'CmdOrCtrl+O', run: openFiles },
  {
    id: 'file.open-folder',
    title: 'Open folder…',
    menu: 'file',
    keys: 'CmdOrCtrl+Shift+O',
    run: openFolder,
  },
  {
    id: 'file.open-recent',
    title: 'Open recent…',
    menu: 'file',
    keys: 'CmdOrCtrl+R',
    run: showRecent,
  },
  {
    id: 'file.new-in-folder',
    title: 'New file in the folder…',
    menu: 'file',
    when: hasFolder,
    run: createFile,
  },
  {
    id: 'file.close-folder',
    title: 'Close the folder',
    menu: 'file',
    when: hasFolder,
    run: closeFolder,
  },
  {
    id: 'file.save',
    title: 'Save',
    menu: 'file',
    keys: 'CmdOrCtrl+S',
    startsGroup: true,
    when: hasDraft,
    run: withDraft((id) => saveDraft(id)),
  },
  {
    id: 'file.save-as',
    title: 'Save as…',
    menu: 'file',
    keys: 'CmdOrCtrl+Shift+S',
    when: hasDraft,
    run: withDraft(saveDraftAs),
  },
  {
    id: 'file.save-as-utf-8',
    title: 'Change the encoding to UTF-8',
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
    title: 'Rename the file…',
    menu: 'file',
    when: hasFile,
    run: withFile(renameFile),
  },
  {
    id: 'file.trash',
    title: 'Move the file to the bin…',
    menu: 'file',
    when: hasFile,
    run: withFile(trashFile),
  },
  {
    id: 'file.close',
    title: 'Close draft',
    menu: 'file',
    keys: 'CmdOrCtrl+W',
    when: hasDraft,
    run: withDraft(closeDraft),
  },
  {
    id: 'file.export-html',
    title: 'Export report as web page…',
    menu: 'file',
    startsGroup: true,
    when: hasDraft,
    run: () => exportReport('html'),
  },
  {
    id: 'file.export-markdown',
    title: 'Export report as Markdown…',
    menu: 'file',
    when: hasDraft,
    run: () => exportReport('markdown'),
  },
  {
    id: 'file.export-json',
    title: 'Export report as JSON…',
    menu: 'file',
    when: hasDraft,
    run: () => exportReport('json'),
  },
  {
    id: 'file.export-sarif',
    title: 'Export report as SARIF…',
    menu: 'file',
    when: hasDraft,
    run: () => exportReport('sarif'),
  },
  {
    id: 'file.copy-summary',
    title: 'Copy a summary',
    menu: 'file',
    keys: 'CmdOrCtrl+Shift+C',
    when: hasDraft,
    run: copySummary,
  },
  {
    id: 'file.print',
    title: 'Print…',
    menu: 'file',
    keys: 'CmdOrCtrl+P',
    startsGroup: true,
    when: hasDraft,
    run: printDraft,
  },
  {
    id: 'file.settings',
    title: 'Settings…',
    menu: 'file',
    keys: 'CmdOrCtrl+,',
    startsGroup: true,
    run: () => showPage('settings'),
  },
]
