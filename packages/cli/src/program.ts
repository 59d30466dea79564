import { disclaimer } from '@content-trust/engine/report'
import { Command, CommanderError } from 'commander'
import { addCorpus } from './corpus/add-corpus.ts'
import { exitCodes, type Host } from './host.ts'
import type { CheckOptions } from './options/check-options.ts'
import { UsageError } from './usage-error.ts'
import { version } from './version.ts'

const examples = `
Examples:
  content-trust check post.md                      score one draft
  content-trust check docs "blog/**/*.mdx"         folders and globs
  content-trust check . --fail-on high             exit 1 if a draft is high risk
  content-trust check . --since origin/main        only what changed
  content-trust check post.md --dry-run            what --fix would edit, as a diff
  content-trust check photo.jpg -f jsonl           an image, known by its bytes
  content-trust check . -f html -o report.html     a page to share
  git show HEAD:post.md | content-trust check -    standard input
  content-trust score --jsonl < texts.jsonl        many texts, one JSON object a line
  content-trust corpus texts.jsonl -o out.jsonl    a corpus on all cores; --resume continues it
  content-trust style post.md                      how a draft is written, and what to fix first
  content-trust about                              models, their data, and how often they are wrong

Exit status: 0 passed, 1 the gate failed, 2 a usage or settings error, or a draft that could not be read.
${disclaimer}`

const safetyHelp = `
Each output line has "status" (passed or failed), "failure_reasons" in words, and the facts of each kind
that both texts hold. A bad line gets {"id","error"}, and the run continues.

Example:
  echo '{"id":1,"before":"It may take 5 days.","after":"It takes 6 days."}' | content-trust safety --jsonl

Exit status: 0 when every line was answered, even if a revision failed; 2 a usage error, or a file that could not be read.`

const toolsHelp = `
An agent starts this command itself and speaks the Model Context Protocol over standard input and output.
It needs no key and sends nothing anywhere.

Example of an agent's settings:
  {"mcpServers": {"content-trust": {"command": "npx", "args": ["-y", "content-trust", "mcp"]}}}`

const editorHelp = `
An editor starts this command itself and speaks the Language Server Protocol. It sends nothing anywhere.
docs/language-server.md has the settings for VS Code, Neovim, Helix and Zed.`

/** Runs a command line and answers its exit status. */
export async function runProgram(host: Host, args: readonly string[]): Promise<number> {
  let status: number = exitCodes.passed
  const writes: Promise<void>[] = []
  const finish = (code: number) => {
    status = code
  }
  const program = createProgram()
  addCheck(program, host, finish)
  // Declaring the other commands takes longer than to read the arguments of this one.
  if (args[0] !== 'check') addFurtherCommands(program, host, finish)
  eachCommand(program, (command) => {
    command.exitOverride().configureOutput({
      writeOut: (text) => writes.push(host.stdout.write(text)),
      writeErr: (text) => writes.push(host.stderr.write(text)),
      getOutHelpWidth: () => Math.min(100, host.stdout.isTerminal ? host.stdout.columns : 100),
    })
  })
  try {
    await program.parseAsync([...args], { from: 'user' })
  } catch (error) {
    status = await explainFailure(host, error)
  }
  await Promise.all(writes)
  return status
}

function createProgram(): Command {
  return new Command('content-trust')
    .description('Scores drafts: a decision, four risks, and the exact words behind them. Offline.')
    .version(version, '-V, --version', 'print the version')
    .helpOption('-h, --help', 'show help')
    .option('--debug', 'show where an error comes from')
    .option('--no-color', 'no colours (also NO_COLOR)')
    .addHelpText('after', examples)
    .configureHelp({ showGlobalOptions: true })
    .showHelpAfterError('(content-trust --help lists commands and options)')
}

/** Declares the other commands with their options; nothing is loaded before a command runs. */
function addFurtherCommands(program: Command, host: Host, finish: (status: number) => void): void {
  program
    .command('score')
    .description(
      'score JSON lines from standard input: {"id","text","context"?} in, {"id", …result} out',
    )
    .option('--jsonl', 'one JSON object per line (the only format so far)')
    .option('--details', 'add coverage, contributions and sentence signals')
    .option('--plain', 'read texts as plain text, not as Markdown')
    .action(async (options) => {
      const { scoreLines } = await import('./score/score-lines.ts')
      finish(await scoreLines(host, options))
    })
  addCorpus(program, host, finish)
  program
    .command('style')
    .description(
      'measure the style of one draft: readability, rhythm, phrasing, and what to fix first',
    )
    .argument('<name>', 'a file, or - for standard input')
    .option('--fast', 'spans and metrics only, no deep scan')
    .option('-f, --format <format>', 'text or json', 'text')
    .option('--use <use>', 'what it is for; picks the decision, as in `check`')
    .option('--snippets', 'include the words of the draft in the JSON')
    .option('--stdin-filename <file>', 'name of the draft on standard input, for its syntax')
    .action(async (name: string, options) => {
      const { style } = await import('./style/style.ts')
      finish(await style(host, name, { ...program.opts(), ...options }))
    })
  program
    .command('safety')
    .description(
      'compare drafts with their revisions: {"id","before","after"} in, {"id", …verdict} out',
    )
    .argument('[files...]', 'files of JSON lines, or - for standard input (default)')
    .option('--jsonl', 'one JSON object per line (the only format so far)')
    .option('--plain', 'read texts as plain text, not as Markdown')
    .addHelpText('after', safetyHelp)
    .action(async (names: string[], options) => {
      const { checkPairs } = await import('./safety/check-pairs.ts')
      finish(await checkPairs(host, names, options))
    })
  program
    .command('mcp')
    .description('serve the tools analyze, analyze_batch and analyze_style to an agent, over stdio')
    .addHelpText('after', toolsHelp)
    .action(async () => {
      const { serveTools } = await import('./mcp/serve-tools.ts')
      finish(await serveTools(host))
    })
  program
    .command('lsp')
    .description('serve an editor over stdio: marks, explanations and fixes while you write')
    .option('--stdio', 'use standard input and output (the only transport so far)')
    .option('--clientProcessId <id>', 'process of the editor; the server stops when it exits')
    .addHelpText('after', editorHelp)
    .action(async (options) => {
      const { serveLanguage } = await import('./lsp/serve-language.ts')
      finish(await serveLanguage(host, options))
    })
  program
    .command('explain')
    .description('explain a rule, with examples')
    .argument('<rule>', 'id of a rule, as a report shows it')
    .action(async (rule: string) => {
      const { explain } = await import('./commands/explain.ts')
      finish(await explain(host, rule, program.opts()))
    })
  program
    .command('rules')
    .description('list all rules')
    .option('-f, --format <format>', 'text or json', 'text')
    .action(async (options) => {
      const { listRules } = await import('./commands/rules.ts')
      finish(await listRules(host, { ...program.opts(), ...options }))
    })
  program
    .command('about')
    .description('show versions, models, their data, and how often they are wrong')
    .option('-f, --format <format>', 'text or json', 'text')
    .option('--json', 'the same as --format json')
    .action(async (options) => {
      const { about } = await import('./commands/about.ts')
      finish(await about(host, { ...program.opts(), ...options }))
    })
  program
    .command('init')
    .description('write a config file with comments')
    .action(async () => {
      const { init } = await import('./commands/init.ts')
      finish(await init(host))
    })
  program
    .command('completion')
    .description('print a completion script')
    .argument('<shell>', 'bash, zsh or fish')
    .action(async (shell: string) => {
      const { completion } = await import('./commands/completion.ts')
      finish(await completion(host, program, shell))
    })
}

function addCheck(program: Command, host: Host, finish: (status: number) => void): void {
  program
    .command('check')
    .description('score drafts (.md .mdx .markdown .txt), images, audio and video, and report')
    .argument('[names...]', 'files, folders, globs, or - for standard input')
    .optionsGroup('What the drafts are:')
    .option(
      '--use <use>',
      'what they are for: publish, train, cite, moderate, security_filter, other',
    )
    .option(
      '--format-hint <kind>',
      'kind of writing: article, social_post, product_review, caption, other',
    )
    .option('--domain <text>', 'what they are about')
    .option(
      '--policy <text>',
      'your own policy in plain words; it can only make decisions stricter',
    )
    .option('--policy-file <file>', 'the same from a text file')
    .option(
      '--stdin-filename <file>',
      'name of the draft on standard input, for its settings and syntax',
    )
    .option('--images', 'also check the local images that drafts show; nothing is fetched')
    .optionsGroup('What fails:')
    .option(
      '--fail-on <gate>',
      'none, medium, high, revise, human_review or reject (default: none)',
    )
    .option(
      '--fail-on-rule <names>',
      'any finding of these rules or types, with commas between them; may be repeated',
      (value: string, before: readonly string[] = []) => [...before, value],
    )
    .option(
      '--since <commit>',
      'check only files changed since a commit; report only findings on changed lines',
    )
    .option('--baseline <file>', 'hide the findings recorded in this file')
    .option('--update-baseline', 'record the current findings in the baseline file')
    .option('--pass-with-no-files', 'exit 0 when there is nothing to check')
    .optionsGroup('The report:')
    .option(
      '-f, --format <format>',
      'stylish, json, jsonl, sarif, github, junit, checkstyle, markdown, html or unix (default: stylish)',
    )
    .option('-o, --output <file>', 'write the report to a file')
    .option('--max-findings <count>', 'show at most this many findings per draft')
    .option('--verbose', 'show every draft at length, in the order of the files')
    .option('-q, --quiet', 'show only drafts that need attention; no notes, no progress bar')
    .optionsGroup('What is edited:')
    .option('--fix', 'apply safe replacements to the drafts, then report what is left')
    .option('--dry-run', 'print the edits as a diff; change no file')
    .option(
      '--rewriter',
      'with --fix or --dry-run: send drafts to the rewriter named in the environment; text leaves this machine',
    )
    .option('--stdout', 'with --fix: print the revised draft; change no file')
    .optionsGroup('How it runs:')
    .option('-c, --config <file>', 'use only this config file')
    .option('--print-config <file>', 'print the settings of one draft and where they come from')
    .option('--cache', 'cache results in .content-trust-cache')
    .option('--watch', 'run again when a draft changes')
    .option(
      '-j, --jobs <count>',
      'threads for drafts and processes for media (default: depends on the amount of work)',
    )
    .action(async (names: string[], options: CheckOptions) => {
      let all: CheckOptions = { ...program.opts(), ...options }
      if (all.policyFile !== undefined) {
        const { withPolicyFile } = await import('./options/policy-file.ts')
        all = await withPolicyFile(host, all)
      }
      if (all.printConfig !== undefined) {
        const { printConfig } = await import('./commands/print-config.ts')
        return finish(await printConfig(host, all.printConfig, all))
      }
      if (all.watch) {
        const { watch } = await import('./check/watch.ts')
        return finish(await watch(host, names, all))
      }
      const { check } = await import('./check/check.ts')
      finish(await check(host, names, all))
    })
}

async function explainFailure(host: Host, error: unknown): Promise<number> {
  // Commander has written its message already; help and version leave with 0.
  if (error instanceof CommanderError)
    return error.exitCode === 0 ? exitCodes.passed : exitCodes.error
  const message = error instanceof Error ? error.message : String(error)
  const isUsage = error instanceof UsageError
  const kind = isUsage ? 'error' : 'internal error'
  await host.stderr.write(`${kind}: ${message}\n`)
  if (host.isDebug && error instanceof Error) await host.stderr.write(`${error.stack ?? ''}\n`)
  else if (!isUsage)
    await host.stderr.write(
      'Run again with --debug to see where it happened, and please report it.\n',
    )
  return exitCodes.error
}

function eachCommand(command: Command, visit: (command: Command) => void): void {
  visit(command)
  for (const child of command.commands) eachCommand(child, visit)
}
