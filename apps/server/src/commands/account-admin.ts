import type { Command } from 'commander'
import { type CommandHost, UsageError } from '../command-host.ts'
import { fromCents, type MicroUsd, toCents } from '../ledger/money.ts'
import { accountNamed, withStore } from './with-store.ts'

interface Reason {
  readonly reason: string
}

const largestRate = 60_000

/** Adds to `accounts` what an operator does with one of them: suspend, limit, adjust, export, delete. */
export function addAccountAdmin(accounts: Command, host: CommandHost): void {
  const add = (name: string, description: string) =>
    accounts.command(name).description(description).argument('<account>', 'its id or email')
  const why = 'why, for `audit`; no personal data, because it cannot be erased'
  add('suspend', 'answer the calls of an account with 403; nothing of it is lost')
    .requiredOption('--reason <text>', why)
    .action((account: string, { reason }: Reason) => suspend(host, account, true, reason))
  add('resume', 'accept the calls of a suspended account again')
    .requiredOption('--reason <text>', why)
    .action((account: string, { reason }: Reason) => suspend(host, account, false, reason))
  add('rate', "limit an account's calls a minute, counted by each instance")
    .argument('<calls|default>', `1 to ${largestRate}, or default for CALLS_PER_MINUTE`)
    .action((account: string, rate: string) => setRate(host, account, readRate(rate)))
  add('adjust', 'correct a balance: cents to add, or to take with a minus; never below 0')
    .argument('<cents>', 'cents, with at most 4 decimals')
    .requiredOption('--reason <text>', why)
    .option('--down-to-zero', 'take what is there when the balance is lower')
    .action((account: string, cents: string, options: Reason & { downToZero?: true }) =>
      adjust(host, account, readSignedCents(cents), options),
    )
  add('export', 'print everything that is stored about an account, as JSON').action(
    (account: string) => exportAccount(host, account),
  )
  add('delete', 'erase who an account belongs to and what its calls contained; its ledger stays')
    .requiredOption('--reason <text>', why)
    .option('--yes', 'really do it: nothing can bring it back')
    .action((account: string, options: Reason & { yes?: true }) =>
      deleteAccount(host, account, options),
    )
}

function suspend(host: CommandHost, name: string, isOn: boolean, reason: string): Promise<void> {
  return withStore(host, async (store) => {
    const { accountId } = await accountNamed(store, name)
    const isNew = await store.administration.setSuspended(accountId, isOn, reason)
    const state = isOn ? 'suspended' : 'active'
    host.write(`${accountId} ${isNew ? 'is now' : 'was already'} ${state}.\n`)
  })
}

function setRate(host: CommandHost, name: string, rate: number | null): Promise<void> {
  return withStore(host, async (store) => {
    const { accountId } = await accountNamed(store, name)
    await store.administration.setRate(accountId, rate)
    const limit = rate === null ? 'the calls of CALLS_PER_MINUTE' : `${rate} calls`
    host.write(`${accountId} may make ${limit} a minute on each instance.\n`)
  })
}

function adjust(
  host: CommandHost,
  name: string,
  amount: MicroUsd,
  { reason, downToZero }: Reason & { readonly downToZero?: true },
): Promise<void> {
  return withStore(host, async (store) => {
    const { accountId } = await accountNamed(store, name)
    const done = await store.administration.adjust(accountId, {
      amount,
      reason,
      downToZero: downToZero === true,
    })
    const [moved, left] = [toCents(Math.abs(done.amount)), toCents(done.available)]
    host.write(`${amount < 0 ? 'Took' : 'Added'} ${moved} cents: ${accountId} has ${left} cents.\n`)
  })
}

function exportAccount(host: CommandHost, name: string): Promise<void> {
  return withStore(host, async (store) => {
    const { accountId } = await accountNamed(store, name, { admitsDeleted: true })
    for await (const piece of store.administration.export(accountId)) host.write(piece)
  })
}

function deleteAccount(
  host: CommandHost,
  name: string,
  { reason, yes }: Reason & { readonly yes?: true },
): Promise<void> {
  return withStore(host, async (store) => {
    const { accountId, available } = await accountNamed(store, name, { admitsDeleted: true })
    if (yes !== true) {
      throw new UsageError(
        `Nothing was deleted. ${accountId} has ${toCents(available)} cents, which would be written off: refund them first if you owe them, then repeat the command with \`--yes\`.`,
      )
    }
    const done = await store.administration.delete(accountId, reason)
    host.write(
      `${accountId} is deleted: ${done.erasedCalls} calls erased, ${done.endedCalls} running calls ended, ${toCents(done.writtenOff)} cents written off.\n`,
    )
  })
}

function readRate(text: string): number | null {
  if (text === 'default') return null
  const rate = /^\d{1,5}$/.test(text) ? Number(text) : 0
  if (rate >= 1 && rate <= largestRate) return rate
  throw new UsageError(
    `Unexpected rate \`${text}\`, expected calls a minute from 1 to ${largestRate}, or default.`,
  )
}

function readSignedCents(text: string): MicroUsd {
  const cents = /^-?\d{1,9}(?:\.\d{1,4})?$/.test(text) ? Number(text) : 0
  if (cents !== 0) return fromCents(cents)
  throw new UsageError(
    `Unexpected amount \`${text}\`, expected cents other than 0 with at most 4 decimals, such as 12.5 or -3.`,
  )
}
