import { UsageError } from '@content-trust/workspace'
import { Command, CommanderError } from 'commander'
import { addCorpus } from './corpus/add-corpus.ts'
import { exitCodes, type Host } from './host.ts'
import { addCheck } from './program/add-check.ts'
import { addPolicy } from './program/add-policy.ts'
import { addReference } from './program/add-reference.ts'
import { addScoring } from './program/add-scoring.ts'
import { addServers } from './program/add-servers.ts'
import { addSources } from './program/add-sources.ts'
import { programHelp } from './program/help-texts.ts'
import { version } from './version.ts'

/** Runs a command line and answers its exit status. */
export async function runProgram(host: Host, args: readonly string[]): Promise<number> {
  let status: number = exitCodes.passed
  const writes: Promise<void>[] = []
  const finish = (code: number) => {
    status = code
  }
  const program = createProgram()
  addCheck(program, host, finish)
  // Declaring the other commands takes longer than parsing the arguments of this one.
  if (args[0] !== 'check') addOtherCommands(program, host, finish)
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
    .description(
      'Scores drafts: a decision, four risks, and the exact words behind them. Works offline.',
    )
    .version(version, '-V, --version', 'show the version')
    .helpOption('-h, --help', 'show help')
    .option('--debug', 'show stack traces of errors')
    .option('--no-color', 'print without colors (or set NO_COLOR)')
    .addHelpText('after', programHelp)
    .configureHelp({ showGlobalOptions: true })
    .showHelpAfterError('(run content-trust --help for commands and options)')
}

/** Declares the other commands; their modules are loaded when they run. */
function addOtherCommands(program: Command, host: Host, finish: (status: number) => void): void {
  addScoring(program, host, finish)
  addCorpus(program, host, finish)
  addPolicy(program, host, finish)
  addSources(program, host, finish)
  addServers(program, host, finish)
  addReference(program, host, finish)
}

async function explainFailure(host: Host, error: unknown): Promise<number> {
  // Commander has already written its message; help and version exit with 0.
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
