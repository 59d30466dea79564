import { commandTitles as titles } from '../language/command-messages.ts'
import { valueOrNotice } from '../state/api.ts'
import { notices } from '../state/notices.ts'
import type { Command } from './command.ts'
import { keysPage } from './keys-page-store.ts'

export const helpCommands: readonly Command[] = [
  {
    id: 'help.keys',
    title: titles['help.keys'],
    menu: 'help',
    keys: 'CmdOrCtrl+Shift+/',
    run: () => keysPage.set(true),
  },
  {
    id: 'help.updates',
    title: titles['help.updates'],
    menu: 'help',
    run: () => void lookForUpdates(),
  },
]

/** Says what was found; the dialogs of the system have asked the rest. */
async function lookForUpdates(): Promise<void> {
  const found = await valueOrNotice(window.api.lookForUpdates({}))
  if (found !== null) notices.info(found.message)
}
