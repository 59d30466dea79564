import pg from 'pg'
import { expect, inject, it, onTestFinished, vi } from 'vitest'
import type { NewAccount } from '../../../apps/server/src/ledger/account-ports.ts'
import { createStore } from '../../../apps/server/src/ledger/create-store.ts'
import { migrate } from '../../../apps/server/src/ledger/database/migrate.ts'
import { openPostgres } from '../../../apps/server/src/ledger/database/postgres.ts'
import { fromCents } from '../../../apps/server/src/ledger/money.ts'
import { deriveSecrets } from '../../../apps/server/src/ledger/privacy/secret.ts'
import { available, callOf, runCall } from '../support/calls.ts'
import { freshSchema, startTime } from '../support/open-test-store.ts'

/** A store with some accounts, and another process's connection that can lock them. */
async function openWithAccounts(count: number) {
  const connectionString = await freshSchema(inject('databaseUrl') ?? '')
  const database = openPostgres(connectionString)
  onTestFinished(() => database.db.destroy())
  await migrate(database, startTime)
  const secrets = deriveSecrets(Buffer.alloc(32, 7))
  const store = createStore({ database, clock: () => startTime, secrets })
  const emails = Array.from({ length: count }, (_, index) => `one${index}@example.org`)
  const accounts = await Promise.all(emails.map((email) => store.accounts.create({ email })))
  const other = new pg.Client({ connectionString })
  await other.connect()
  onTestFinished(() => other.end())
  return {
    store,
    accounts,
    lock: async (ids: readonly string[]) => {
      await other.query('begin')
      await other.query('select 1 from accounts where id = any($1) for update', [ids])
    },
    unlock: () => other.query('commit'),
    waitForBlocked: (blocked: number) =>
      vi.waitFor(async () => {
        const { rows } = await other.query(
          `select count(*)::integer as blocked from pg_stat_activity
            where pg_backend_pid() = any(pg_blocking_pids(pid))`,
        )
        expect(rows).toEqual([{ blocked }])
      }, 10_000),
  }
}

it('an account that another process has locked blocks its own calls and no others (I4)', async () => {
  const { store, accounts, lock, unlock, waitForBlocked } = await openWithAccounts(4)
  const [first, second, ...free] = accounts
  if (first === undefined || second === undefined) throw new Error('Expected accounts.')
  const call = (account: NewAccount) => runCall(store, callOf(account))
  await lock([first.accountId, second.accountId])
  const held = [call(first)]
  await waitForBlocked(1)
  held.push(call(second), call(first))
  await waitForBlocked(2)
  for (const account of [...free, ...free]) {
    expect(await call(account)).toMatchObject({ kind: 'captured' })
  }
  await waitForBlocked(2)
  await unlock()
  for (const one of await Promise.all(held)) expect(one).toMatchObject({ kind: 'captured' })
  expect(await available(store, first.accountId)).toBe(fromCents(149))
  expect(await store.verify()).toEqual([])
})

it('when calls of many accounts are blocked, all are answered in the end', async () => {
  const { store, accounts, lock, unlock, waitForBlocked } = await openWithAccounts(6)
  await lock(accounts.map(({ accountId }) => accountId))
  const calls = []
  for (const [index, account] of accounts.entries()) {
    calls.push(...[1, 2].map(() => runCall(store, callOf(account))))
    await waitForBlocked(Math.min(index + 1, 4))
  }
  await unlock()
  for (const one of await Promise.all(calls)) expect(one).toMatchObject({ kind: 'captured' })
  expect(await store.verify()).toEqual([])
})
