import { showNeighbour, showRecentDraft } from '../files/tab-order.ts'
import { writingTitles as titles } from '../language/writing-messages.ts'
import { drafts } from '../state/drafts.ts'
import type { Command } from './command.ts'

const hasOthers = (): boolean => drafts.get().open.length > 1

export const tabCommands: readonly Command[] = [
  {
    id: 'view.next-recent',
    title: titles['view.next-recent'],
    menu: 'view',
    keys: 'Ctrl+Tab',
    startsGroup: true,
    when: hasOthers,
    run: () => showRecentDraft(1),
  },
  {
    id: 'view.previous-recent',
    title: titles['view.previous-recent'],
    menu: 'view',
    keys: 'Ctrl+Shift+Tab',
    when: hasOthers,
    run: () => showRecentDraft(-1),
  },
  {
    id: 'view.next-tab',
    title: titles['view.next-tab'],
    menu: 'view',
    keys: 'Ctrl+PageDown',
    when: hasOthers,
    run: () => showNeighbour(1),
  },
  {
    id: 'view.previous-tab',
    title: titles['view.previous-tab'],
    menu: 'view',
    keys: 'Ctrl+PageUp',
    when: hasOthers,
    run: () => showNeighbour(-1),
  },
]
