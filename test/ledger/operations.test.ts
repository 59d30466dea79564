import { describe, expect, it } from 'vitest'
import { fromCents } from '../../apps/server/src/ledger/money.ts'
import { answer, available, callOf, runCall, started } from './support/calls.ts'
import { openTestStore } from './support/open-test-store.ts'

async function openWithAccount() {
  const opened = await openTestStore()
  const account = await opened.store.accounts.create({ email: 'a@example.org' })
  return { ...opened, account }
}

describe('billed calls', () => {
  it('R-BILL-21 a new account has 150 cents of credit', async () => {
    const { store, account } = await openWithAccount()
    expect(await available(store, account.accountId)).toBe(fromCents(150))
    expect(await store.verify()).toEqual([])
  })

  it('D-082 a call holds its price first and captures it with its answer', async () => {
    const { store, account, parts } = await openWithAccount()
    const lease = await started(store, callOf(account))
    expect(await available(store, account.accountId)).toBe(fromCents(149.5))
    const captured = await store.operations.capture(lease, answer())
    expect(captured).toMatchObject({ kind: 'captured', available: fromCents(149.5) })
    const kinds = await parts.database.db
      .selectFrom('ledger')
      .select('kind')
      .orderBy('seq')
      .execute()
    expect(kinds.map(({ kind }) => kind)).toEqual(['grant', 'hold', 'capture'])
    expect(await store.verify()).toEqual([])
  })

  it('R-BILL-16 a failed call leaves the balance as it was, and is charged never', async () => {
    const { store, account } = await openWithAccount()
    const lease = await started(store, callOf(account))
    expect(await store.operations.void(lease, 'provider')).toBe(true)
    expect(await available(store, account.accountId)).toBe(fromCents(150))
    expect(await store.operations.void(lease, 'provider')).toBe(false)
    expect(await store.operations.capture(lease, answer())).toEqual({ kind: 'lost' })
    expect(await store.verify()).toEqual([])
  })

  it('R-BILL-17 without enough credit nothing starts and nothing is written', async () => {
    const { store, account, parts } = await openWithAccount()
    const begun = await store.operations.begin(callOf(account, { price: fromCents(150.5) }))
    expect(begun).toEqual({
      kind: 'insufficient',
      required: fromCents(150.5),
      available: fromCents(150),
    })
    const rows = await parts.database.db.selectFrom('operations').selectAll().execute()
    expect(rows).toEqual([])
    expect(await runCall(store, callOf(account, { price: fromCents(150) }))).toMatchObject({
      kind: 'captured',
      available: 0,
    })
  })
})
