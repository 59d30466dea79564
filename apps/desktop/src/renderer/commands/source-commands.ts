import { commandTitles as titles } from '../language/command-messages.ts'
import { cancelSources, checkSources, sourceChecks } from '../sources/source-checks.ts'
import { activeDraft, drafts } from '../state/drafts.ts'
import { showPanel } from '../state/layout.ts'
import type { Command } from './command.ts'

const activeId = (): string | null => activeDraft(drafts.get())?.id ?? null
const isChecking = (): boolean => {
  const id = activeId()
  return id !== null && sourceChecks.get()[id]?.running != null
}

export const sourceCommands: readonly Command[] = [
  {
    id: 'sources.check',
    title: titles['sources.check'],
    menu: 'findings',
    startsGroup: true,
    when: () => activeId() !== null && !isChecking(),
    run: () => {
      const id = activeId()
      showPanel('sources')
      if (id !== null) void checkSources(id)
    },
  },
  {
    id: 'sources.cancel',
    title: titles['sources.cancel'],
    menu: 'findings',
    when: isChecking,
    run: () => {
      const id = activeId()
      if (id !== null) void cancelSources(id)
    },
  },
]
