import type { Command } from 'commander'
import { z } from 'zod'
import { type CommandHost, UsageError } from '../command-host.ts'
import type { Account, NewAccount } from '../ledger/account-ports.ts'
import { fromCents, type MicroUsd, toCents } from '../ledger/money.ts'
import { addAccountAdmin } from './account-admin.ts'
import { table, timeCell } from './table.ts'
import { accountNamed, withStore } from './with-store.ts'

const emailSchema = z.email().max(180)

/** Adds `accounts`: manages accounts, their credit and access requests. */
export function addAccounts(program: Command, host: CommandHost): void {
  const accounts = program
    .command('accounts')
    .description('create, list, credit and administer accounts')
  accounts
    .command('create')
    .description(
      'create an account with 150 cents of credit and print its key, which is shown only once',
    )
    .requiredOption('--email <address>', 'email address of the account')
    .action(({ email }: { email: string }) => createAccount(host, email))
  accounts
    .command('list')
    .description('list accounts with their balances')
    .action(() => listAccounts(host))
  accounts
    .command('credit')
    .description('add credit to an account')
    .argument('<account>', 'its id or email')
    .argument('<cents>', 'cents, with at most 4 decimals')
    .option(
      '--reference <text>',
      'invoice or payment; repeated commands with one reference credit it once',
    )
    .action((account: string, cents: string, { reference }: { reference?: string }) =>
      creditAccount(host, account, readCents(cents), reference),
    )
  accounts
    .command('requests')
    .description('list requests for access')
    .action(() => listRequests(host))
  accounts
    .command('approve')
    .description('create the account of a request and print its key, which is shown only once')
    .argument('<request>', 'its id, from `accounts requests`')
    .action((id: string) => approveRequest(host, id))
  accounts
    .command('video')
    .description('turn the private beta of video on or off for an account')
    .argument('<account>', 'its id or email')
    .argument('<on|off>')
    .action((account: string, state: string) => setVideo(host, account, state))
  addAccountAdmin(accounts, host)
}

function createAccount(host: CommandHost, email: string): Promise<void> {
  const address = emailSchema.safeParse(email.trim())
  if (!address.success) throw new UsageError('Unexpected `--email`, expected an email address.')
  return withStore(host, async (store) =>
    tellAccount(host, await store.accounts.create({ email: address.data })),
  )
}

function listAccounts(host: CommandHost): Promise<void> {
  return withStore(host, async (store) => {
    const rows = (await store.accounts.list()).map((account) => [
      account.accountId,
      account.email ?? (account.deletedAt === null ? '(local)' : '(deleted)'),
      `${toCents(account.available)}`,
      timeCell(account.createdAt),
      stateOf(account),
      account.hasVideoBeta ? 'video' : '-',
    ])
    host.write(table(['id', 'email', 'cents', 'created', 'state', 'beta'], rows))
  })
}

function stateOf({ deletedAt, suspendedAt, callsPerMinute }: Account): string {
  if (deletedAt !== null) return 'deleted'
  if (suspendedAt !== null) return 'suspended'
  return callsPerMinute === null ? 'active' : `active, ${callsPerMinute} a minute`
}

function creditAccount(
  host: CommandHost,
  name: string,
  amount: MicroUsd,
  reference: string | undefined,
): Promise<void> {
  return withStore(host, async (store) => {
    const { accountId } = await accountNamed(store, name)
    const available = await store.accounts.grant(accountId, amount, reference)
    host.write(`${accountId} has ${toCents(available)} cents.\n`)
  })
}

function listRequests(host: CommandHost): Promise<void> {
  return withStore(host, async (store) => {
    const rows = (await store.accessRequests.list()).map((request) => [
      request.id,
      timeCell(request.createdAt),
      request.accountId ?? 'open',
      request.email,
      request.name,
      request.company ?? '-',
      request.volume ?? '-',
      request.useCase,
    ])
    const heads = ['id', 'created', 'account', 'email', 'name', 'company', 'volume', 'use case']
    host.write(table(heads, rows))
  })
}

function approveRequest(host: CommandHost, id: string): Promise<void> {
  return withStore(host, async (store) => {
    const account = await store.accessRequests.approve(id)
    if (account === null) throw new UsageError(`There is no request \`${id}\`.`)
    tellAccount(host, account)
  })
}

function setVideo(host: CommandHost, name: string, state: string): Promise<void> {
  if (state !== 'on' && state !== 'off') {
    throw new UsageError(`Unexpected state \`${state}\`, expected on or off.`)
  }
  return withStore(host, async (store) => {
    const { accountId } = await accountNamed(store, name)
    await store.accounts.setVideoBeta(accountId, state === 'on')
    host.write(`Video is ${state} for ${accountId}.\n`)
  })
}

function tellAccount(host: CommandHost, { accountId, keyId, key }: NewAccount): void {
  host.write(`Account ${accountId}\nKey ${keyId}, shown only once: ${key}\n`)
}

function readCents(text: string): MicroUsd {
  const cents = /^\d{1,9}(?:\.\d{1,4})?$/.test(text) ? Number(text) : Number.NaN
  if (cents > 0) return fromCents(cents)
  throw new UsageError(
    `Unexpected amount \`${text}\`, expected cents above 0 with at most 4 decimals.`,
  )
}
