import type { Command } from 'commander'
import { type CommandHost, UsageError } from '../command-host.ts'
import { readDuration } from './duration.ts'
import { table, timeCell } from './table.ts'
import { accountNamed, withStore } from './with-store.ts'

interface AccountOption {
  readonly account?: string
}

/** Adds `keys`: manages the keys of an account, like the account page (decision 30). */
export function addKeys(program: Command, host: CommandHost): void {
  const keys = program.command('keys').description('create, list, rotate and revoke API keys')
  const add = (name: string, description: string) =>
    keys
      .command(name)
      .description(description)
      .option('--account <id or email>', 'account of the key (default: the local account)')
  add('create', 'create a key and print it, which is shown only once')
    .option('--label <text>', 'a name for the key', 'key')
    .action((options: AccountOption & { label: string }) => createKey(host, options))
  add('list', 'list keys, without their text').action((options: AccountOption) =>
    listKeys(host, options),
  )
  add('rotate', 'create a new key and let the old one expire')
    .argument('<key>', 'id of the old key, from `keys list`')
    .option('--overlap <time>', 'how long the old key stays valid, such as 30m, 24h, 7d', '24h')
    .action((keyId: string, options: AccountOption & { overlap: string }) =>
      rotateKey(host, keyId, options),
    )
  add('revoke', 'revoke a key immediately')
    .argument('<key>', 'its id, from `keys list`')
    .action((keyId: string, options: AccountOption) => revokeKey(host, keyId, options))
}

function createKey(
  host: CommandHost,
  { account, label }: AccountOption & { label: string },
): Promise<void> {
  return withStore(host, async (store) => {
    const { accountId } = await accountNamed(store, account)
    const { key, keyId } = await store.keys.create(accountId, label)
    host.write(`Key ${keyId}, shown only once: ${key}\n`)
  })
}

function listKeys(host: CommandHost, { account }: AccountOption): Promise<void> {
  return withStore(host, async (store) => {
    const { accountId } = await accountNamed(store, account)
    const rows = (await store.keys.list(accountId)).map((key) => [
      key.keyId,
      key.hint,
      key.isActive ? 'active' : 'ended',
      timeCell(key.createdAt),
      timeCell(key.revokedAt ?? key.expiresAt),
      timeCell(key.lastUsedAt),
      key.label,
    ])
    host.write(table(['id', 'key', 'state', 'created', 'expires', 'last used', 'label'], rows))
  })
}

function rotateKey(
  host: CommandHost,
  keyId: string,
  { account, overlap }: AccountOption & { overlap: string },
): Promise<void> {
  const milliseconds = readDuration(overlap)
  return withStore(host, async (store) => {
    const { accountId } = await accountNamed(store, account)
    const next = await store.keys.rotate(accountId, keyId, milliseconds)
    if (next === null) throw new UsageError(`The account has no active key \`${keyId}\`.`)
    host.write(`Key ${next.keyId}, shown only once: ${next.key}\n`)
    host.write(`The old key ${keyId} expires in ${overlap}.\n`)
  })
}

function revokeKey(host: CommandHost, keyId: string, { account }: AccountOption): Promise<void> {
  return withStore(host, async (store) => {
    const { accountId } = await accountNamed(store, account)
    if (!(await store.keys.revoke(accountId, keyId))) {
      throw new UsageError(`The account has no key \`${keyId}\`.`)
    }
    host.write(`Key ${keyId} is revoked.\n`)
  })
}
