import { closeDraft } from '../files/close-draft.ts'
import { activeDraft, drafts } from '../files/drafts.ts'
import { openFiles, openFolder, openNew } from '../files/open-drafts.ts'
import { saveDraft, saveDraftAs } from '../files/save-draft.ts'
import { exportReport } from '../scores/export-report.ts'
import type { Command } from './command.ts'

const hasDraft = (): boolean => activeDraft(drafts.get()) !== null
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
    id: 'file.print',
    title: 'Print…',
    menu: 'file',
    keys: 'CmdOrCtrl+P',
    startsGroup: true,
    when: hasDraft,
    run: () => window.api.printWindow({}),
  },
]
