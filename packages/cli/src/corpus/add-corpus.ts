import type { Command } from 'commander'
import type { Host } from '../host.ts'
import { UsageError } from '../usage-error.ts'
import type { CorpusOptions } from './corpus-options.ts'
import type { JoinOptions } from './join/join.ts'
import { addPlanCommands } from './plan/add-plan.ts'
import type { PlanOptions } from './plan/make-plan.ts'

const corpusHelp = `
A bad row is written with an "error" and the run goes on. docs/corpus.md says what is guaranteed.

Exit status: 0 every input was read, 1 --strict met a bad row, 2 a usage error or an input that could not be read
to its end, 130 stopped by Ctrl-C.`

/**
 * Declares the command `corpus`; nothing is loaded before it runs. Options that `corpus` has too are read by
 * it, also behind the name of a subcommand, so each of those asks for all of them.
 */
export function addCorpus(program: Command, host: Host, finish: (status: number) => void): void {
  const command = program
    .command('corpus')
    .description(
      'score a corpus on all cores: JSON lines, Parquet, folders of drafts; one row each',
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
    .description('join the parts that shards wrote to the bytes that one run would have written')
    .argument('<file>', 'the output whose parts lie in FILE.parts')
    .option('--overwrite', 'replace an output that is there')
    .option('--report <file>', 'write counts and distributions of all parts, .html or .json')
    .option('-q, --quiet', 'say nothing')
    .action(async (name: string, _: object, command: Command) => {
      const { join } = await import('./join/join.ts')
      finish(await join(host, name, command.optsWithGlobals<JoinOptions>()))
    })
  addPlan(command, host, finish)
  addPlanCommands(command, host, finish)
  command.hook('preAction', requireOwnOptions)
}

/** A subcommand must not pass over an option that only `corpus` has, as if it had done what was asked. */
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
    .optionsGroup('What is written:')
    .option('-o, --output <file>', 'what the parts in FILE.parts are joined to')
    .option('--with-input', 'add the whole row that was read, as `input`')
    .option('--with-evidence', 'add the evidence of each text')
    .optionsGroup('How it is queued:')
    .option('--database <url>', 'PostgreSQL that holds the queue (default: DATABASE_URL)')
    .option('--shards <count>', 'number of shards (default: one for each 64 MB)')
    .option('--lease <seconds>', 'silence after which a worker counts as lost (default: 60)')
    .option('--attempts <count>', 'times that a shard is tried (default: 5)')
    .option('-j, --jobs <count>', 'threads that read the texts for --dedupe')
    .option('-q, --quiet', 'no progress and no summary')
    .action(async (names: string[], _: object, own: Command) => {
      const { plan } = await import('./plan/plan.ts')
      finish(await plan(host, names, own.optsWithGlobals<PlanOptions>()))
    })
}

function addRowOptions(command: Command): Command {
  return command
    .optionsGroup('What the rows are:')
    .option('--text-field <name>', 'field of the text (default: text)')
    .option('--id-field <name>', 'field of the id (default: id)')
    .option('--source-field <name>', 'field that the report counts by (default: the file)')
    .option('--plain', 'read texts as plain text, not as Markdown')
    .option('--use <use>', 'what they are for; picks the decision, as in `check`')
    .optionsGroup('Which rows:')
    .option('--sample <share>', 'score only a share of the rows, such as 0.01')
    .option('--seed <number>', 'another sample (default: 1)')
    .option('--filter <expression>', `write only rows such as 'action == "allow"'`)
    .option('--dedupe <kind>', 'leave out repeated texts: exact or near')
}

function addOutputOptions(command: Command): Command {
  return command
    .option('--strict', 'stop at the first bad row, with exit status 1')
    .optionsGroup('What is written:')
    .option(
      '-o, --output <file>',
      '.jsonl, .jsonl.gz, .jsonl.zst or .parquet (default: lines on standard output)',
    )
    .option('--resume', 'go on where a run with the same command was stopped or killed')
    .option('--overwrite', 'replace an output that is there')
    .option('--with-input', 'add the whole row that was read, as `input`')
    .option('--with-evidence', 'add the evidence of each text')
    .option(
      '--report <file>',
      'write counts and distributions by source, .html or .json; may be given twice',
      (file: string, earlier: readonly string[] = []) => [...earlier, file],
    )
    .option(
      '--shard <i/n>',
      'score one of n equal parts, such as 1/8, into FILE.parts; `corpus join FILE` joins them',
    )
    .option('-q, --quiet', 'no progress and no summary')
    .option('-j, --jobs <count>', 'number of threads (default: chosen by the amount of work)')
}
