import type { Command } from 'commander'
import type { Host } from '../host.ts'
import { safetyHelp } from './help-texts.ts'

/** Declares the commands that score texts other than `check` and `corpus` do. */
export function addScoring(program: Command, host: Host, finish: (status: number) => void): void {
  program
    .command('score')
    .description('score JSON lines: {"id","text","context"?} in, {"id", …result} out')
    .option('--jsonl', 'one JSON object per line (currently the only format)')
    .option('--details', 'add coverage, contributions and sentence signals')
    .option('--plain', 'read texts as plain text, not as Markdown')
    .action(async (options) => {
      const { scoreLines } = await import('../score/score-lines.ts')
      finish(await scoreLines(host, options))
    })
  program
    .command('style')
    .description(
      'measure the style of one draft: readability, rhythm, phrasing, and what to fix first',
    )
    .argument('<name>', 'a file, or - for standard input')
    .option('--fast', 'spans and metrics only, no deep scan')
    .option('-f, --format <format>', 'text or json', 'text')
    .option('--use <use>', 'what it is for; affects the decision, as in `check`')
    .option('--snippets', 'include quotes from the draft in the JSON')
    .option('--stdin-filename <file>', 'name of the draft on standard input, for its syntax')
    .action(async (name: string, options) => {
      const { style } = await import('../style/style.ts')
      finish(await style(host, name, { ...program.opts(), ...options }))
    })
  program
    .command('safety')
    .description(
      'compare drafts with their revisions: {"id","before","after"} in, {"id", …verdict} out',
    )
    .argument('[files...]', 'files of JSON lines, or - for standard input (default)')
    .option('--jsonl', 'one JSON object per line (currently the only format)')
    .option('--plain', 'read texts as plain text, not as Markdown')
    .addHelpText('after', safetyHelp)
    .action(async (names: string[], options) => {
      const { checkPairs } = await import('../safety/check-pairs.ts')
      finish(await checkPairs(host, names, options))
    })
}
