import { type CommandHost, UsageError } from '../command-host.ts'
import type { Account } from '../ledger/account-ports.ts'
import { openStore } from '../ledger/open-store.ts'
import type { Store } from '../ledger/ports.ts'
import { readStorage } from '../storage-settings.ts'

/** Opens the store for one command, and closes it even when the command fails. */
export async function withStore<T>(
  host: CommandHost,
  run: (store: Store) => Promise<T>,
  options: { readonly admitsDamage?: boolean } = {},
): Promise<T> {
  const actor = readActor(host)
  const store = await openStore({ ...readStorage(host), ...options, actor })
  try {
    return await run(store)
  } finally {
    await store.close()
  }
}

/** Who does it, for the record of admin actions. */
function readActor({ user = 'unknown' }: CommandHost): string {
  if (user.length >= 1 && user.length <= 80) return user
  throw new UsageError('Unexpected `--by`, expected a name of 1 to 80 characters.')
}

/**
 * The account of a command, by id or email; the local one when none is named. One that was deleted is
 * refused, unless the command is one that still makes sense then.
 */
export async function accountNamed(
  store: Store,
  name: string | undefined,
  { admitsDeleted = false }: { readonly admitsDeleted?: boolean } = {},
): Promise<Account> {
  if (name === undefined) {
    const local = await store.accounts.local()
    if (local !== null) return local
    throw new UsageError(
      'There is no local account yet: start the service once, or name one with `--account`.',
    )
  }
  const reference = name.includes('@') ? { email: name } : { id: name }
  const account = await store.accounts.find(reference)
  if (account === null) throw new UsageError(`There is no account \`${name}\`.`)
  if (account.deletedAt !== null && !admitsDeleted) {
    const time = new Date(account.deletedAt).toISOString()
    throw new UsageError(`The account \`${name}\` was deleted at ${time}: create a new one.`)
  }
  return account
}
