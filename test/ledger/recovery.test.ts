import { describe, expect, it } from 'vitest'
import { fromCents } from '../../apps/server/src/ledger/money.ts'
import { day, holdLifetime } from '../../apps/server/src/ledger/parts.ts'
import { startRecovery } from '../../apps/server/src/ledger/recovery-timer.ts'
import { StoreUnavailable } from '../../apps/server/src/ledger/store-error.ts'
import { answer, available, callOf, keyedCall, runCall, started } from './support/calls.ts'
import { openWithAccount } from './support/open-with-account.ts'

const nothing = { voidedHolds: 0, refundedDebits: 0, purgedReplays: 0 }

describe('recovery', () => {
  it('a hold without an answer is voided after five minutes, and not before (decisions 36 and 37)', async () => {
    const { store, account, pass } = await openWithAccount()
    await started(store, callOf(account))
    pass(holdLifetime - 1)
    expect(await store.recover()).toEqual(nothing)
    pass(1)
    expect(await store.recover()).toEqual({ ...nothing, voidedHolds: 1 })
    expect(await available(store, account.accountId)).toBe(fromCents(150))
    expect(await store.verify()).toEqual([])
  })

  it('a debit whose answer was never committed is refunded (decision 37)', async () => {
    const { store, account, pass } = await openWithAccount()
    await started(store, callOf(account, { payment: 'debit', price: fromCents(12.5) }))
    pass(holdLifetime)
    expect(await store.recover()).toEqual({ ...nothing, refundedDebits: 1 })
    expect(await available(store, account.accountId)).toBe(fromCents(150))
    expect(await store.verify()).toEqual([])
  })

  it('running it again, or twice at the same time, changes nothing (I6; decision 37)', async () => {
    const { store, account, pass, parts, again } = await openWithAccount()
    for (let call = 0; call < 5; call++) await started(store, callOf(account))
    pass(holdLifetime)
    const both = await Promise.all([store.recover(), again().recover(), store.recover()])
    expect(both.reduce((sum, { voidedHolds }) => sum + voidedHolds, 0)).toBe(5)
    const rows = await parts.database.db.selectFrom('ledger').selectAll().execute()
    expect(await store.recover()).toEqual(nothing)
    expect(await parts.database.db.selectFrom('ledger').selectAll().execute()).toEqual(rows)
    expect(await store.verify()).toEqual([])
  })

  it('ends more operations than one query selects (decision 37)', async () => {
    const { store, account, pass } = await openWithAccount()
    const cheap = { price: 1_000 }
    for (let call = 0; call < 230; call++) await started(store, callOf(account, cheap))
    pass(holdLifetime)
    expect((await store.recover()).voidedHolds).toBe(230)
    expect(await available(store, account.accountId)).toBe(fromCents(150))
  })

  it('a call that comes too late for recovery is not charged', async () => {
    const { store, account, pass } = await openWithAccount()
    const lease = await started(store, keyedCall(account, 'k'))
    pass(holdLifetime)
    await store.recover()
    expect(await store.operations.capture(lease, answer())).toEqual({ kind: 'lost' })
    expect(await store.operations.begin(keyedCall(account, 'k', 'other'))).toMatchObject({
      kind: 'started',
    })
  })

  it('a stored answer is purged when its 24 hours are over (decision 40)', async () => {
    const { store, account, pass, parts } = await openWithAccount()
    await runCall(store, keyedCall(account, 'k'))
    pass(day)
    expect(await store.recover()).toEqual({ ...nothing, purgedReplays: 1 })
    expect(await parts.database.db.selectFrom('replays').selectAll().execute()).toEqual([])
    expect((await store.usage.recentCalls(account.accountId, { limit: 5 })).length).toBe(1)
  })

  it('a stored answer that a running call has locked is left alone', async ({ skip }) => {
    const { store, account, pass, parts } = await openWithAccount()
    skip(parts.database.engine === 'sqlite', 'SQLite has one writer at a time')
    await runCall(store, keyedCall(account, 'k'))
    pass(day)
    await parts.database.db.transaction().execute(async (trx) => {
      await trx.selectFrom('replays').selectAll().forUpdate().execute()
      expect(await store.recover()).toEqual(nothing)
    })
    expect(await store.recover()).toEqual({ ...nothing, purgedReplays: 1 })
  })

  it('runs by a timer, one run at a time, and goes on after a failure (decision 37)', async () => {
    let running = 0
    let runs = 0
    const errors: unknown[] = []
    const failing = {
      recover: async () => {
        expect(++running).toBe(1)
        await new Promise((resolve) => setTimeout(resolve, 12))
        running--
        if (++runs % 2 === 1) throw new StoreUnavailable('gone')
        return nothing
      },
    }
    const stop = startRecovery(failing, 5, (error) => errors.push(error))
    await expect.poll(() => runs, { timeout: 20_000 }).toBeGreaterThan(3)
    await stop()
    const after = runs
    await new Promise((resolve) => setTimeout(resolve, 30))
    expect(runs).toBe(after)
    expect(errors.length).toBe(Math.ceil(after / 2))
  })
})
