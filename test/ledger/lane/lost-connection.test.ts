import { describe, expect, inject, it, onTestFinished } from 'vitest'
import { createStore } from '../../../apps/server/src/ledger/create-store.ts'
import { migrate } from '../../../apps/server/src/ledger/database/migrate.ts'
import { openPostgres } from '../../../apps/server/src/ledger/database/postgres.ts'
import { fromCents } from '../../../apps/server/src/ledger/money.ts'
import { holdLifetime, leaseLifetime } from '../../../apps/server/src/ledger/parts.ts'
import { deriveSecrets } from '../../../apps/server/src/ledger/privacy/secret.ts'
import { StoreUnavailable } from '../../../apps/server/src/ledger/store-error.ts'
import { answer, available, keyedCall, runCall, started } from '../support/calls.ts'
import { startFaultProxy } from '../support/fault-proxy.ts'
import { freshSchema, startTime } from '../support/open-test-store.ts'

async function openBehindProxy() {
  const proxy = await startFaultProxy(await freshSchema(inject('databaseUrl') ?? ''))
  const database = openPostgres(proxy.url)
  onTestFinished(async () => {
    await database.db.destroy()
    await proxy.close()
  })
  await migrate(database, startTime)
  let now = startTime
  const secrets = deriveSecrets(Buffer.alloc(32, 7))
  const store = createStore({ database, clock: () => now, secrets })
  const account = await store.accounts.create({ email: 'a@example.org' })
  const pass = (milliseconds: number) => {
    now += milliseconds
  }
  return { proxy, store, account, pass }
}

describe('a connection that is cut at the commit', () => {
  it('R-BILL-20 after it reached the server: the call failed, and its replay is the charged answer (I10; decision 36)', async () => {
    const { proxy, store, account } = await openBehindProxy()
    const call = keyedCall(account, 'k')
    const lease = await started(store, call)
    proxy.cutNext('after-commit')
    await expect(store.operations.capture(lease, answer())).rejects.toThrow(StoreUnavailable)
    expect(await store.operations.begin(call)).toMatchObject({ kind: 'replay' })
    expect(await available(store, account.accountId)).toBe(fromCents(149.5))
    expect(await store.verify()).toEqual([])
  })

  it('R-BILL-16 before it reached the server: nothing was charged, and a retry runs again (I10)', async () => {
    const { proxy, store, account, pass } = await openBehindProxy()
    const call = keyedCall(account, 'k')
    const lease = await started(store, call)
    proxy.cutNext('before-commit')
    await expect(store.operations.capture(lease, answer())).rejects.toThrow(StoreUnavailable)
    pass(leaseLifetime)
    expect(await runCall(store, call)).toMatchObject({ kind: 'captured' })
    expect(await available(store, account.accountId)).toBe(fromCents(149.5))
    expect(await store.verify()).toEqual([])
  })

  it.each(['before-commit', 'after-commit'] as const)(
    '%s of the hold: the money comes back by itself (decision 37)',
    async (cut) => {
      const { proxy, store, account, pass } = await openBehindProxy()
      const call = keyedCall(account, 'k')
      proxy.cutNext(cut)
      await expect(store.operations.begin(call)).rejects.toThrow(StoreUnavailable)
      pass(holdLifetime)
      await store.recover()
      expect(await available(store, account.accountId)).toBe(fromCents(150))
      expect(await runCall(store, call)).toMatchObject({ kind: 'captured' })
      expect(await store.verify()).toEqual([])
    },
  )
})
