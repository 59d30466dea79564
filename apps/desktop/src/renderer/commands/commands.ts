import { allKeysOf } from '../keys/keymap.ts'
import { settings } from '../state/settings.ts'
import type { Command } from './command.ts'
import { editCommands } from './edit-commands.ts'
import { fileCommands } from './file-commands.ts'
import { findingCommands } from './finding-commands.ts'
import { focusCommands } from './focus-commands.ts'
import { formatCommands } from './format-commands.ts'
import { helpCommands } from './help-commands.ts'
import { historyCommands } from './history-commands.ts'
import { rewriteCommands } from './rewrite-commands.ts'
import { searchCommands } from './search-commands.ts'
import { sourceCommands } from './source-commands.ts'
import { spellingCommands } from './spelling-commands.ts'
import { tabCommands } from './tab-commands.ts'
import { viewCommands } from './view-commands.ts'

/** Every command, in the order of the menus. */
export const commands: readonly Command[] = [
  ...fileCommands,
  ...historyCommands,
  ...editCommands,
  ...spellingCommands,
  ...searchCommands,
  ...formatCommands,
  ...viewCommands,
  ...focusCommands,
  ...tabCommands,
  ...findingCommands,
  ...rewriteCommands,
  ...sourceCommands,
  ...helpCommands,
]

/** The keys of a command that are shown: what the user has set, else the table's. */
export function keysOf(command: Command): string | null {
  return allKeysOf(command, settings.get().keymap)[0] ?? null
}

/** Runs a command when it can be done now. */
export function runCommand(id: string): void {
  const command = commands.find((candidate) => candidate.id === id)
  if (command === undefined || command.when?.() === false) return
  command.run()
}
