import { UsageError } from '@content-trust/workspace'
import type { Command } from 'commander'
import type { Host } from '../host.ts'
import type { CorpusOptions } from './corpus-options.ts'
import type { JoinOptions } from './join/join.ts'
import { addPlanCommands } from './plan/add-plan.ts'
import type { PlanOptions } from './plan/make-plan.ts'

const corpusHelp = `
An invalid row is written with an "error", and the run continues. docs/corpus.md lists the guarantees.

Exit status: 0 every input was read, 1 --strict found an invalid row, 2 usage error, or an input could not be read
to its end, 130 stopped with Ctrl+C.`

/**
 * Declares the command `corpus`; its modules are loaded when it runs. Commander gives options that `corpus`
 * shares with a subcommand to `corpus`, even after the subcommand's name, so subcommands read all of them.
 */
export function addCorpus(program: Command, host: Host, finish: (status: number) => void): void {
  const command = program
    .command('corpus')
    .description(
      'score a corpus on all cores: JSON lines, Parquet or folders of drafts; one output row each',
    )
    .argument(
      '<inputs...>',
      'files (.jsonl, also .gz and .zst; .parquet; drafts), folders, or - for JSON lines',
    )
  addRowOptions(command)
  addOutputOptions(command)
    .addHelpText('after', corpusHelp)
    .action(async (names: string[], options: CorpusOptions) => {
      const { corpus } = await import('./corpus.ts')
      finish(await corpus(host, names, options))
    })

  command
    .command('join')
    .description('join the parts that shards wrote into the output that a single run would write')
    .argument('<file>', 'the output whose parts are in FILE.parts')
    .option('--overwrite', 'replace an existing output')
    .option('--report <file>', 'write counts and distributions of all parts (.html or .json)')
    .option('-q, --quiet', 'print nothing')
    .action(async (name: string, _: object, command: Command) => {
      const { join } = await import('./join/join.ts')
      finish(await join(host, name, command.optsWithGlobals<JoinOptions>()))
    })
  addPlan(command, host, finish)
  addPlanCommands(command, host, finish)
  command.hook('preAction', requireOwnOptions)
}

/** Refuses an option that only `corpus` has; a subcommand would ignore it silently. */
function requireOwnOptions(corpus: Command, called: Command): void {
  const own = new Set(called.options.map((option) => option.attributeName()))
  for (const option of corpus.options) {
    const name = option.attributeName()
    if (own.has(name) || corpus.getOptionValueSource(name) !== 'cli') continue
    throw new UsageError(`\`corpus ${called.name()}\` has no option ${option.long}.`)
  }
}

function addPlan(corpus: Command, host: Host, finish: (status: number) => void): void {
  const command = corpus
    .command('plan')
    .description('queue a corpus as shards in PostgreSQL, for `corpus work` on many machines')
    .argument('<inputs...>', 'files and folders that every worker can read')
  addRowOptions(command)
    .optionsGroup('Output:')
    .option('-o, --output <file>', 'the output that the parts in FILE.parts are joined into')
    .option('--with-input', 'add the whole input row, as `input`')
    .option('--with-evidence', 'add the evidence of each text')
    .optionsGroup('Queue:')
    .option('--database <url>', 'PostgreSQL that holds the queue (default: DATABASE_URL)')
    .option('--shards <count>', 'number of shards (default: one per 64 MB)')
    .option(
      '--lease <seconds>',
      'time without a sign of life after which a worker counts as lost (default: 60)',
    )
    .option('--attempts <count>', 'attempts per shard (default: 5)')
    .option('-j, --jobs <count>', 'threads that read the texts for --dedupe')
    .option('-q, --quiet', 'no progress and no summary')
    .action(async (names: string[], _: object, own: Command) => {
      const { plan } = await import('./plan/plan.ts')
      finish(await plan(host, names, own.optsWithGlobals<PlanOptions>()))
    })
}

function addRowOptions(command: Command): Command {
  return command
    .optionsGroup('About the rows:')
    .option('--text-field <name>', 'field of the text (default: text)')
    .option('--id-field <name>', 'field of the id (default: id)')
    .option('--source-field <name>', 'field that the report counts by (default: the file)')
    .option('--plain', 'read texts as plain text, not as Markdown')
    .option('--use <use>', 'what they are for; affects the decision, as in `check`')
    .optionsGroup('Which rows:')
    .option('--sample <share>', 'score only a share of the rows, such as 0.01')
    .option('--seed <number>', 'seed of the sample (default: 1)')
    .option('--filter <expression>', `write only rows that match, such as 'action == "allow"'`)
    .option('--dedupe <kind>', 'leave out duplicate texts: exact or near')
}

function addOutputOptions(command: Command): Command {
  return command
    .option('--strict', 'stop at the first invalid row, with exit status 1')
    .optionsGroup('Output:')
    .option(
      '-o, --output <file>',
      '.jsonl, .jsonl.gz, .jsonl.zst or .parquet (default: lines on standard output)',
    )
    .option('--resume', 'continue a run of the same command that was stopped or killed')
    .option('--overwrite', 'replace an existing output')
    .option('--with-input', 'add the whole input row, as `input`')
    .option('--with-evidence', 'add the evidence of each text')
    .option(
      '--report <file>',
      'write counts and distributions by source (.html or .json); repeatable',
      (file: string, earlier: readonly string[] = []) => [...earlier, file],
    )
    .option(
      '--shard <i/n>',
      'score one of n equal parts, such as 1/8, into FILE.parts; `corpus join FILE` joins them',
    )
    .option('-q, --quiet', 'no progress and no summary')
    .option('-j, --jobs <count>', 'number of threads (default: depends on the amount of work)')
}
