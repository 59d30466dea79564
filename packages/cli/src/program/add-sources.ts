import type { Command } from 'commander'
import type { SourcesCommandOptions } from '../commands/sources/command-options.ts'
import type { Host } from '../host.ts'
import { sourcesHelp } from './help-texts.ts'
import { addSourceOptions } from './source-options.ts'

/** Declares the command `sources`; its modules are loaded when it runs. */
export function addSources(program: Command, host: Host, finish: (status: number) => void): void {
  const command = program
    .command('sources')
    .description(
      'ask whether the links and references of drafts are there, and say what is claimed; opens connections',
    )
    .argument('[names...]', 'files, folders, globs, or - for standard input')
    .optionsGroup('Who is asked:')
    .option('--dry-run', 'list the hosts that would be asked; ask nobody')
    .option('-c, --config <file>', 'use only this config file')
    .option(
      '--stdin-filename <file>',
      'name of the draft on standard input, for its settings and syntax',
    )
  addSourceOptions(command, 'cache')
  command
    .optionsGroup('What a policy says to it:')
    .option(
      '--policy <text>',
      'your own policy in plain words, of which what it says of sources counts',
    )
    .option(
      '--policy-file <file>',
      'read the policy from a policy file (.policy.yaml) or from a text file',
    )
    .option('--fail-on <decision>', 'fail where the policy asks for revise, human_review or reject')
    .optionsGroup('The report:')
    .option(
      '-f, --format <format>',
      'stylish, or one of the formats of `check` for findings (default: stylish)',
    )
    .option('-o, --output <file>', 'also write all results to a file, as JSON')
    .option('--html <file>', 'also write a page with claims and sources side by side')
    .option('--verbose', 'name the hosts that are asked')
    .option('-q, --quiet', 'show only references that need attention; no notes, no progress bar')
    .option('--pass-with-no-files', 'exit with 0 when there is nothing to check')
    .addHelpText('after', sourcesHelp)
    .action(async (names: string[], options: SourcesCommandOptions) => {
      // Before what an older Node cannot even load.
      const { requireNode } = await import('../sources/require-node.ts')
      requireNode()
      const { sources } = await import('../commands/sources/sources.ts')
      finish(await sources(host, names, { ...program.opts(), ...options }))
    })
}
