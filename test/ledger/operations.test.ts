import { describe, expect, it } from 'vitest'
import { fromCents } from '../../apps/server/src/ledger/money.ts'
import { answer, available, callOf, runCall, started } from './support/calls.ts'
import { openWithAccount } from './support/open-with-account.ts'

describe('billed calls', () => {
  it('R-BILL-21 a new account has 150 cents of credit', async () => {
    const { store, account } = await openWithAccount()
    expect(await available(store, account.accountId)).toBe(fromCents(150))
    expect(await store.verify()).toEqual([])
  })

  it('a call holds its price first and captures it with its answer (decision 36)', async () => {
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

  it('R-BILL-16 a failed call leaves the balance as it was, and is never charged', async () => {
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
    const batch = callOf(account, { price: fromCents(150.5), payment: 'debit' })
    expect(await store.operations.begin(batch)).toEqual(begun)
    const rows = await parts.database.db.selectFrom('operations').selectAll().execute()
    expect(rows).toEqual([])
    expect(await store.verify()).toEqual([])
    expect(await runCall(store, callOf(account, { price: fromCents(150) }))).toMatchObject({
      kind: 'captured',
      available: 0,
    })
  })

  it('the balance cannot be taken below zero, not even by a statement (decision 35)', async () => {
    const { account, parts } = await openWithAccount()
    const below = parts.database.db
      .updateTable('accounts')
      .set({ balance: -1 })
      .where('id', '=', account.accountId)
      .execute()
    await expect(below).rejects.toThrow(/constraint/i)
  })

  it.each([-1, 0.5, Number.NaN, Number.MAX_SAFE_INTEGER + 1])(
    'a price of %d is refused (decision 34)',
    async (price) => {
      const { store, account } = await openWithAccount()
      await expect(store.operations.begin(callOf(account, { price }))).rejects.toThrow(RangeError)
    },
  )

  it.each(['hold', 'debit'] as const)(
    'a call that costs nothing is logged (%s)',
    async (payment) => {
      const { store, account } = await openWithAccount()
      const free = callOf(account, { price: 0, payment })
      expect(await runCall(store, free)).toMatchObject({ available: fromCents(150) })
      await store.operations.void(await started(store, free), 'provider')
      expect((await store.usage.windows(account.accountId)).last24h.calls).toBe(1)
      expect(await store.verify()).toEqual([])
    },
  )

  it('no row of the ledger can be changed or deleted (decision 35)', async () => {
    const { parts } = await openWithAccount()
    const { db } = parts.database
    await expect(db.updateTable('ledger').set({ at: 1 }).execute()).rejects.toThrow(
      /only ever added/,
    )
    await expect(db.deleteFrom('ledger').execute()).rejects.toThrow(/only ever added/)
  })

  it('an operation has each kind of row once, and is captured or voided (decision 35)', async () => {
    const { store, account, parts } = await openWithAccount()
    const lease = await started(store, callOf(account))
    await store.operations.capture(lease, answer())
    const row = { account_id: account.accountId, operation_id: lease.operationId, at: 1 }
    const amounts = { amount: 5, delta: 5, balance_after: 5 }
    const insert = (kind: 'void' | 'capture') =>
      parts.database.db
        .insertInto('ledger')
        .values({ ...row, ...amounts, kind, delta: kind === 'void' ? 5 : 0 })
        .execute()
    await expect(insert('void')).rejects.toThrow(/unique/i)
    await expect(insert('capture')).rejects.toThrow(/unique/i)
  })

  it('R-BAL-03 the balance is that of the latest answer, and answers follow the ledger (I8)', async () => {
    const { store, account, parts } = await openWithAccount()
    for (const price of [0.5, 1, 50, 2]) {
      const captured = await runCall(store, callOf(account, { price: fromCents(price) }))
      if (captured.kind !== 'captured') throw new Error(captured.kind)
      const { billing } = JSON.parse(captured.body)
      expect(fromCents(billing.remaining_balance_cents)).toBe(
        await available(store, account.accountId),
      )
    }
    const rows = await parts.database.db
      .selectFrom('ledger')
      .select('balance_after')
      .where('kind', '=', 'capture')
      .orderBy('seq')
      .execute()
    expect(rows.map((row) => row.balance_after)).toEqual([149.5, 148.5, 98.5, 96.5].map(fromCents))
  })

  it('an answer that cannot be written charges nothing, and its call can still be voided', async () => {
    const { store, account } = await openWithAccount()
    const lease = await started(store, callOf(account))
    const failing = store.operations.capture(lease, () => {
      throw new Error('no answer')
    })
    await expect(failing).rejects.toThrow('no answer')
    expect(await store.verify()).toEqual([])
    expect(await store.operations.void(lease, 'no answer')).toBe(true)
    expect(await available(store, account.accountId)).toBe(fromCents(150))
  })

  it('a lease is only valid for its own operation', async () => {
    const { store, account } = await openWithAccount()
    const other = await store.accounts.create({ email: 'b@example.org' })
    const lease = await started(store, callOf(account))
    for (const forged of [
      { ...lease, token: '0'.repeat(32) },
      { ...lease, accountId: other.accountId },
      { ...lease, operationId: 'op_none' },
    ]) {
      expect(await store.operations.capture(forged, answer())).toEqual({ kind: 'lost' })
      expect(await store.operations.void(forged, 'forged')).toBe(false)
    }
    expect(await available(store, account.accountId)).toBe(fromCents(149.5))
  })
})

describe('batches', () => {
  const batch = {
    endpoint: 'POST /v1/analyze-batch',
    bucket: 'batch_text_1k_units',
    units: 25,
    price: fromCents(12.5),
    payment: 'debit',
  } as const

  it('R-BILL-18 R-BAT-13 a batch is debited before its work starts', async () => {
    const { store, account, parts } = await openWithAccount()
    await started(store, callOf(account, batch))
    const rows = await parts.database.db
      .selectFrom('ledger')
      .select(['kind', 'amount'])
      .where('kind', '<>', 'grant')
      .orderBy('seq')
      .execute()
    expect(rows).toEqual([
      { kind: 'hold', amount: fromCents(12.5) },
      { kind: 'capture', amount: fromCents(12.5) },
    ])
    expect(await available(store, account.accountId)).toBe(fromCents(137.5))
    expect(await store.verify()).toEqual([])
  })

  it('R-BILL-19 R-BAT-13 a batch that failed completely is refunded by a row of its amount (decision 24)', async () => {
    const { store, account, parts } = await openWithAccount()
    const lease = await started(store, callOf(account, batch))
    expect(await store.operations.void(lease, 'provider')).toBe(true)
    const refunds = await parts.database.db
      .selectFrom('ledger')
      .select('amount')
      .where('kind', '=', 'refund')
      .execute()
    expect(refunds).toEqual([{ amount: fromCents(12.5) }])
    expect(await available(store, account.accountId)).toBe(fromCents(150))
    expect(await store.verify()).toEqual([])
  })

  it('failed items are refunded by a separate row; usage counts the net (decision 24)', async () => {
    const { store, account } = await openWithAccount()
    const lease = await started(store, callOf(account, batch))
    const captured = await store.operations.capture(lease, answer(), {
      units: 20,
      price: fromCents(10),
    })
    expect(captured).toMatchObject({ kind: 'captured', available: fromCents(140) })
    const { last24h } = await store.usage.windows(account.accountId)
    expect(last24h).toMatchObject({ calls: 1, units: 20, spent: fromCents(10) })
    expect(await store.verify()).toEqual([])
  })

  it.each([0, 0.5, 12, 12.4999])(
    'of 12.5 cents, %d stay paid and the rest is refunded (decision 24)',
    async (cents) => {
      const { store, account } = await openWithAccount()
      const lease = await started(store, callOf(account, batch))
      const net = { units: 1, price: fromCents(cents) }
      await store.operations.capture(lease, answer(), net)
      expect(await available(store, account.accountId)).toBe(fromCents(150) - net.price)
      expect(await store.verify()).toEqual([])
    },
  )

  it.each([-1, 12.5001, 0.00005])(
    'a net price of %d cents is refused and nothing moves',
    async (cents) => {
      const { store, account } = await openWithAccount()
      const lease = await started(store, callOf(account, batch))
      const net = { units: 1, price: cents * 10_000 }
      await expect(store.operations.capture(lease, answer(), net)).rejects.toThrow(RangeError)
      expect(await available(store, account.accountId)).toBe(fromCents(137.5))
      expect(await store.verify()).toEqual([])
    },
  )
})
