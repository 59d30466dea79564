import type { Command } from 'commander'
import type { CommandHost } from '../command-host.ts'
import { withStore } from './with-store.ts'

/** Adds `ledger verify`, which examines the records (decision 35); status 1 when something is wrong. */
export function addLedger(
  program: Command,
  host: CommandHost,
  finish: (status: number) => void,
): void {
  program
    .command('ledger')
    .description('check the ledger')
    .command('verify')
    .description('check the database, the rows since the last check, and the stored answers')
    .option('--full', 'check every row, and that those checked before have not changed', false)
    .action(({ full }: { readonly full: boolean }) =>
      withStore(
        host,
        async (store) => {
          const { violations, notes, rows } = await store.inspect({ isFull: full })
          for (const { invariant, detail } of violations) host.write(`${invariant}: ${detail}\n`)
          for (const note of notes) host.write(`${note}\n`)
          const extent = full ? 'all' : 'since the last check'
          host.write(`${rows} rows of the ledger were read, ${extent}.\n`)
          if (violations.length === 0) host.write('All invariants hold.\n')
          else finish(1)
        },
        { admitsDamage: true },
      ),
    )
}
