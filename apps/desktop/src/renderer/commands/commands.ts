import { settings } from '../settings/settings.ts'
import type { Command } from './command.ts'
import { editCommands } from './edit-commands.ts'
import { fileCommands } from './file-commands.ts'
import { viewCommands } from './view-commands.ts'

/** Every command, in the order of the menus. */
export const commands: readonly Command[] = [...fileCommands, ...editCommands, ...viewCommands]

/** The keys of a command: what the user has set, else the table's. */
export function keysOf({ id, keys }: Command): string | null {
  const chosen = settings.get().keymap[id] ?? keys
  return chosen === undefined || chosen === '' ? null : chosen
}

/** Runs a command when it can be done now. */
export function runCommand(id: string): void {
  const command = commands.find((candidate) => candidate.id === id)
  if (command === undefined || command.when?.() === false) return
  command.run()
}
