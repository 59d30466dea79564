import { describe, expect, it } from 'vitest'
import { fromCents } from '../../apps/server/src/ledger/money.ts'
import { day, leaseLifetime } from '../../apps/server/src/ledger/parts.ts'
import { answer, available, keyedCall, runCall, started } from './support/calls.ts'
import { openWithAccount } from './support/open-with-account.ts'

describe('idempotency keys', () => {
  it('R-IDEM-04 R-IDEM-05 R-BILL-20 a replay has the bytes of the answer and debits nothing', async () => {
    const { store, account } = await openWithAccount()
    const first = await runCall(store, keyedCall(account, 'k'))
    if (first.kind !== 'captured') throw new Error(first.kind)
    const replay = await store.operations.begin(keyedCall(account, 'k'))
    expect(replay).toEqual({ kind: 'replay', status: 200, body: first.body })
    expect(await available(store, account.accountId)).toBe(fromCents(149.5))
    expect(await store.verify()).toEqual([])
  })

  it('R-IDEM-02 an answer is repeated for 24 hours from when it was stored, not a moment longer (decision 39)', async () => {
    const { store, account, pass } = await openWithAccount()
    const lease = await started(store, keyedCall(account, 'k'))
    pass(30_000)
    await store.operations.capture(lease, answer())
    pass(day - 1)
    expect(await store.operations.begin(keyedCall(account, 'k'))).toMatchObject({ kind: 'replay' })
    pass(1)
    expect(await store.operations.begin(keyedCall(account, 'k', 'another body'))).toMatchObject({
      kind: 'started',
    })
    expect(await store.verify()).toEqual([])
  })

  it('R-IDEM-03 a key means nothing in another account or at another endpoint', async () => {
    const { store, account } = await openWithAccount()
    const other = await store.accounts.create({ email: 'b@example.org' })
    await runCall(store, keyedCall(account, 'k'))
    expect(await store.operations.begin(keyedCall(other, 'k', 'x'))).toMatchObject({
      kind: 'started',
    })
    const elsewhere = keyedCall(account, 'k', 'x', { endpoint: 'POST /v1/analyze-style' })
    expect(await store.operations.begin(elsewhere)).toMatchObject({ kind: 'started' })
  })

  it('R-IDEM-06 a key with another body is a conflict and writes no row (decision 39)', async () => {
    const { store, account, parts } = await openWithAccount()
    await runCall(store, keyedCall(account, 'k'))
    const count = () => parts.database.db.selectFrom('ledger').select('seq').execute()
    const before = await count()
    expect(await store.operations.begin(keyedCall(account, 'k', 'other'))).toEqual({
      kind: 'conflict',
    })
    expect(await count()).toEqual(before)
  })

  it('while the first call runs, the same body waits and another body conflicts at once (decision 39)', async () => {
    const { store, account } = await openWithAccount()
    await started(store, keyedCall(account, 'k'))
    expect(await store.operations.begin(keyedCall(account, 'k'))).toEqual({ kind: 'in_progress' })
    expect(await store.operations.begin(keyedCall(account, 'k', 'other'))).toEqual({
      kind: 'conflict',
    })
    expect(await available(store, account.accountId)).toBe(fromCents(149.5))
  })

  it('R-IDEM-07 a failed call frees its key, for another body as well (decision 39)', async () => {
    const { store, account } = await openWithAccount()
    const lease = await started(store, keyedCall(account, 'k'))
    await store.operations.void(lease, 'provider')
    expect(await runCall(store, keyedCall(account, 'k', 'other'))).toMatchObject({
      kind: 'captured',
    })
    expect(await available(store, account.accountId)).toBe(fromCents(149.5))
  })

  it('a call without credit does not take its key (decision 39)', async () => {
    const { store, account } = await openWithAccount()
    const dear = { price: fromCents(200) }
    expect(await store.operations.begin(keyedCall(account, 'k', 'a', dear))).toMatchObject({
      kind: 'insufficient',
    })
    expect(await store.operations.begin(keyedCall(account, 'k', 'b'))).toMatchObject({
      kind: 'started',
    })
  })

  it('a replay needs no credit and is not counted as usage (decision 39)', async () => {
    const { store, account } = await openWithAccount()
    await runCall(store, keyedCall(account, 'k', 'one body', { price: fromCents(150) }))
    expect(await available(store, account.accountId)).toBe(0)
    const replay = await store.operations.begin(
      keyedCall(account, 'k', 'one body', { price: fromCents(150) }),
    )
    expect(replay).toMatchObject({ kind: 'replay' })
    expect((await store.usage.windows(account.accountId)).last24h.calls).toBe(1)
  })

  it('a lease of 60 seconds: then a retry takes over, and the first owner charges nothing (decision 37)', async () => {
    const { store, account, pass } = await openWithAccount()
    const slow = await started(store, keyedCall(account, 'k'))
    pass(leaseLifetime - 1)
    expect(await store.operations.begin(keyedCall(account, 'k'))).toEqual({ kind: 'in_progress' })
    pass(1)
    const second = await started(store, keyedCall(account, 'k'))
    expect(await available(store, account.accountId)).toBe(fromCents(149.5))
    expect(await store.operations.capture(slow, answer())).toEqual({ kind: 'lost' })
    expect(await store.operations.void(slow, 'late')).toBe(false)
    expect(await store.operations.capture(second, answer())).toMatchObject({ kind: 'captured' })
    expect(await available(store, account.accountId)).toBe(fromCents(149.5))
    expect(await store.verify()).toEqual([])
  })

  it('a slow call whose key nobody wanted meanwhile may still finish (decision 37)', async () => {
    const { store, account, pass } = await openWithAccount()
    const lease = await started(store, keyedCall(account, 'k'))
    pass(leaseLifetime * 2)
    expect(await store.operations.capture(lease, answer())).toMatchObject({ kind: 'captured' })
    expect(await store.operations.begin(keyedCall(account, 'k'))).toMatchObject({ kind: 'replay' })
  })

  it('a retry of the last credit is not refused for the money its lost call held (decision 37)', async () => {
    const { store, account, pass } = await openWithAccount()
    const all = { price: fromCents(150) }
    await started(store, keyedCall(account, 'k', 'one body', all))
    pass(leaseLifetime)
    expect(await store.operations.begin(keyedCall(account, 'k', 'one body', all))).toMatchObject({
      kind: 'started',
      available: 0,
    })
  })

  it('a key works for a batch as well; its takeover refunds the first debit (decision 38)', async () => {
    const { store, account, pass } = await openWithAccount()
    const batch = { endpoint: 'POST /v1/analyze-batch', payment: 'debit' } as const
    await started(store, keyedCall(account, 'k', 'b', batch))
    pass(leaseLifetime)
    expect(await runCall(store, keyedCall(account, 'k', 'b', batch))).toMatchObject({
      kind: 'captured',
    })
    expect(await store.operations.begin(keyedCall(account, 'k', 'b', batch))).toMatchObject({
      kind: 'replay',
    })
    expect(await available(store, account.accountId)).toBe(fromCents(149.5))
    expect(await store.verify()).toEqual([])
  })

  it('an answer sealed with another secret is an error, not a second charge (decision 40)', async () => {
    const { store, account, parts } = await openWithAccount()
    await runCall(store, keyedCall(account, 'k'))
    await parts.database.db
      .updateTable('replays')
      .set({ sealed_body: new Uint8Array(40) })
      .execute()
    await expect(store.operations.begin(keyedCall(account, 'k'))).rejects.toThrow(/another secret/)
    expect(await available(store, account.accountId)).toBe(fromCents(149.5))
  })
})
