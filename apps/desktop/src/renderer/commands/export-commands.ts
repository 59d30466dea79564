import { exportDocument, printDocument } from '../export/export-document.ts'
import { printDraft } from '../export/print-sheet.tsx'
import { commandTitles } from '../language/command-messages.ts'
import {
  exportMessages,
  exportMenuTitles as menuTitles,
  exportTitles as titles,
} from '../language/export-messages.ts'
import { activeDraft, drafts } from '../state/drafts.ts'
import { changeSettings, settings } from '../state/settings.ts'
import type { Command } from './command.ts'

const hasDraft = (): boolean => activeDraft(drafts.get()) !== null
const submenu = exportMessages.menu

/** Documents of the draft itself; what is said about it are the reports. */
export const exportCommands: readonly Command[] = [
  ...(['html', 'pdf', 'docx'] as const).map(
    (format): Command => ({
      id: `file.export-document-${format}`,
      title: titles[`file.export-document-${format}`],
      menuTitle: menuTitles[`file.export-document-${format}`],
      menu: 'file',
      submenu,
      when: hasDraft,
      run: () => exportDocument(format),
    }),
  ),
  {
    id: 'file.export-marks',
    title: titles['file.export-marks'],
    menuTitle: menuTitles['file.export-marks'],
    menu: 'file',
    submenu,
    startsGroup: true,
    isOn: () => settings.get().exportsMarks,
    run: () => changeSettings({ exportsMarks: !settings.get().exportsMarks }),
  },
]

/** What goes to the printer: the document, or the report with scores and findings. */
export const printCommands: readonly Command[] = [
  {
    id: 'file.print',
    title: commandTitles['file.print'],
    menu: 'file',
    keys: 'CmdOrCtrl+Alt+P',
    startsGroup: true,
    when: hasDraft,
    run: printDocument,
  },
  {
    id: 'file.print-report',
    title: titles['file.print-report'],
    menu: 'file',
    when: hasDraft,
    run: printDraft,
  },
]
