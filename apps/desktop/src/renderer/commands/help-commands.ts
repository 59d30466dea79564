import { commandTitles as titles } from '../language/command-messages.ts'
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
]
