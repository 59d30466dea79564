import type { Command } from 'commander'
import type { CommandHost } from '../command-host.ts'
import type { Store } from '../ledger/ports.ts'
import { withStore } from './with-store.ts'

/** Adds `retention run`: erases at once what the service would erase within the hour. */
export function addRetention(program: Command, host: CommandHost): void {
  program
    .command('retention')
    .description('erase what is past its RETENTION_DAYS')
    .command('run')
    .description('erase it now, in small steps; the service may go on meanwhile')
    .action(() => withStore(host, (store) => runRetention(host, store)))
}

async function runRetention(host: CommandHost, store: Store): Promise<void> {
  const { days } = store.retention
  const erased = await store.administration.runRetention()
  const lines = [
    `records of calls older than ${days.usage} days: ${erased.calls} erased`,
    `stored texts older than ${days.texts} days: ${erased.texts} deleted`,
    `requests for access older than ${days.requests} days: ${erased.requests} deleted`,
    `deleted accounts that were not erased to the end: ${erased.accounts} erased`,
  ]
  host.write(lines.map((line) => `${line}\n`).join(''))
}
