import type { Command } from 'commander'
import { type CommandHost, UsageError } from '../command-host.ts'
import { table, timeCell } from './table.ts'
import { accountNamed, withStore } from './with-store.ts'

const most = 10_000

/** Adds `audit`: lists what operators did. */
export function addAudit(program: Command, host: CommandHost): void {
  program
    .command('audit')
    .description('list what operators did with accounts and secrets, oldest first')
    .option('--account <id or email>', 'only what was done with this account')
    .option('--limit <number>', 'the last so many', '100')
    .action((options: { account?: string; limit: string }) => listActions(host, options))
}

function listActions(
  host: CommandHost,
  { account, limit }: { readonly account?: string; readonly limit: string },
): Promise<void> {
  const count = /^\d{1,5}$/.test(limit) ? Number(limit) : 0
  if (count < 1 || count > most) {
    throw new UsageError(`Unexpected \`--limit ${limit}\`, expected a number from 1 to ${most}.`)
  }
  return withStore(host, async (store) => {
    const about =
      account === undefined ? null : await accountNamed(store, account, { admitsDeleted: true })
    const actions = await store.administration.actions({
      limit: count,
      ...(about === null ? {} : { accountId: about.accountId }),
    })
    const rows = actions.map(({ at, actor, action, accountId, detail }) => [
      timeCell(at),
      actor,
      action,
      accountId ?? '-',
      detail,
    ])
    host.write(table(['time', 'by', 'action', 'account', 'detail'], rows))
  })
}
