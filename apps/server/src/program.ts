import { engineVersion } from '@content-trust/engine'
import { Command, CommanderError } from 'commander'
import { type CommandHost, UsageError } from './command-host.ts'
import { addAccounts } from './commands/accounts.ts'
import { addAudit } from './commands/audit.ts'
import { addKeys } from './commands/keys.ts'
import { addLedger } from './commands/ledger.ts'
import { addOpenapi } from './commands/openapi.ts'
import { addRetention } from './commands/retention.ts'
import { addSecret } from './commands/secret.ts'
import { addServe } from './commands/serve.ts'
import { ConfigError } from './environment.ts'
import { StoreRefusal } from './ledger/store-error.ts'

/** Runs one command line; resolves to its exit status. */
export async function runProgram(host: CommandHost, args: readonly string[]): Promise<number> {
  const program = new Command('content-trust-server')
    .description('Scores content over HTTP, with a prepaid ledger.')
    .version(engineVersion)
    .exitOverride()
    .configureOutput({ writeOut: host.write, writeErr: host.writeError })
    .option('--by <name>', 'who does this, for `audit` (default: your user name)')
  const acting: CommandHost = {
    ...host,
    get user() {
      return program.opts<{ by?: string }>().by ?? host.user ?? 'unknown'
    },
  }
  addServe(program, host)
  addOpenapi(program, host)
  addKeys(program, acting)
  addAccounts(program, acting)
  addAudit(program, acting)
  addRetention(program, acting)
  addSecret(program, acting)
  let status = 0
  addLedger(program, host, (code) => {
    status = code
  })
  try {
    await program.parseAsync([...args], { from: 'user' })
    return status
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2
    const isExpected =
      error instanceof UsageError || error instanceof ConfigError || error instanceof StoreRefusal
    const message = isExpected ? error.message : describe(error)
    host.writeError(`error: ${message}\n`)
    return 2
  }
}

function describe(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
