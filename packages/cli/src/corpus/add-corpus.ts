import type { Command } from 'commander'
import type { Host } from '../host.ts'
import type { CorpusOptions } from './corpus-options.ts'
import type { JoinOptions } from './join/join.ts'

const corpusHelp = `
A bad row is written with an "error" and the run goes on. docs/corpus.md says what is guaranteed.

Exit status: 0 every input was read, 1 --strict met a bad row, 2 wrong use or an input that could not be read
to its end, 130 stopped by Ctrl-C.`

/** Declares the command `corpus`; nothing is loaded before it runs. */
export function addCorpus(program: Command, host: Host, finish: (status: number) => void): void {
  const command = program
    .command('corpus')
    // Options behind the name of a subcommand are its own.
    .enablePositionalOptions()
    .description(
      'score a corpus on all cores: JSON lines, Parquet, folders of drafts; one row each',
    )
    .argument(
      '<inputs...>',
      'files (.jsonl, also .gz and .zst; .parquet; drafts), folders, or - for JSON lines',
    )
    .optionsGroup('What the rows are:')
    .option('--text-field <name>', 'field of the text (default: text)')
    .option('--id-field <name>', 'field of the id (default: id)')
    .option('--source-field <name>', 'field that the report counts by (default: the file)')
    .option('--plain', 'read texts as plain text, not as Markdown')
    .option('--use <use>', 'what they are for; picks the decision, as in `check`')
    .optionsGroup('Which rows:')
    .option('--sample <share>', 'score only a share of the rows, such as 0.01')
    .option('--seed <number>', 'another sample (default: 1)')
    .option('--dedupe <kind>', 'leave out repeated texts: exact or near')
    .option('--filter <expression>', `write only rows such as 'action == "allow"'`)
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
    .option('-q, --quiet', 'say nothing')
    .action(async (name: string, options: JoinOptions) => {
      const { join } = await import('./join/join.ts')
      finish(await join(host, name, options))
    })
}
