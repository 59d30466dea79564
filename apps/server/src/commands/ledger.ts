import type { Command } from 'commander'
import type { CommandHost } from '../command-host.ts'
import { withStore } from './with-store.ts'

/**
 * Adds `ledger verify`: checks every row against the invariants (decision 35); status 1 when one is
 * violated.
 */
export function addLedger(
  program: Command,
  host: CommandHost,
  finish: (status: number) => void,
): void {
  program
    .command('ledger')
    .description('check the ledger')
    .command('verify')
    .description('check every row against the invariants')
    .action(() =>
      withStore(
        host,
        async (store) => {
          const violations = await store.verify()
          for (const { invariant, detail } of violations) host.write(`${invariant}: ${detail}\n`)
          if (violations.length === 0) host.write('All invariants hold.\n')
          else finish(1)
        },
        { admitsDamage: true },
      ),
    )
}
