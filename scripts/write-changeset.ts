import { installedCommand } from './ensure-installed.ts'
import { runCommand } from './run-command.ts'

/** Asks what changed for users, and writes a file that says so for the next release; words go to Changesets. */
const changeset = installedCommand('scripts/release', '@changesets/cli', 'changeset')
runCommand(process.execPath, [changeset, ...process.argv.slice(2)])
