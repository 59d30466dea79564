import { messages } from '../language/messages.ts'
import { activeDraft, drafts } from '../state/drafts.ts'
import { showPage } from '../state/layout.ts'
import type { Command } from './command.ts'

export const historyCommands: readonly Command[] = [
  {
    id: 'file.history',
    title: messages.keeping.history.command,
    menu: 'file',
    startsGroup: true,
    when: () => activeDraft(drafts.get()) !== null,
    run: () => showPage('history'),
  },
]
