import { describe, expect, it } from 'vitest'
import { fromCents } from '../../apps/server/src/ledger/money.ts'
import { answer, available, callOf, keyedCall, runCall } from './support/calls.ts'
import { openWithAccount } from './support/open-with-account.ts'

describe('calls at the same time', () => {
  it('R-BILL-17 of 32 racers on 150 cents exactly as many succeed as can be paid (I5; decision 35)', async () => {
    const { store, account, again } = await openWithAccount()
    const stores = [store, again(), again(), again()]
    const call = callOf(account, { price: fromCents(7) })
    const results = await Promise.all(
      Array.from({ length: 32 }, (_, racer) => runCall(stores[racer % 4] ?? store, call)),
    )
    const kinds = results.map(({ kind }) => kind)
    expect(kinds.filter((kind) => kind === 'captured')).toHaveLength(Math.floor(150 / 7))
    expect(kinds.filter((kind) => kind === 'insufficient')).toHaveLength(32 - 21)
    expect(await available(store, account.accountId)).toBe(fromCents(150 - 21 * 7))
    expect(await store.verify()).toEqual([])
  })

  it('R-IDEM-05 of 50 equal calls one is charged, and all answers are its bytes (I3; decision 39)', async () => {
    const { store, account, again, parts } = await openWithAccount()
    const stores = [store, again(), again(), again(), again()]
    const call = keyedCall(account, 'k')
    const bodies = await Promise.all(
      Array.from({ length: 50 }, async (_, copy) => {
        const mine = stores[copy % 5] ?? store
        for (;;) {
          const begun = await mine.operations.begin(call)
          if (begun.kind === 'replay') return begun.body
          if (begun.kind === 'started') {
            await new Promise((resolve) => setTimeout(resolve, 5))
            const captured = await mine.operations.capture(begun.lease, answer())
            if (captured.kind === 'captured') return captured.body
          } else {
            expect(begun.kind).toBe('in_progress')
          }
          await new Promise((resolve) => setTimeout(resolve, 5))
        }
      }),
    )
    expect(new Set(bodies).size).toBe(1)
    const captures = await parts.database.db
      .selectFrom('ledger')
      .select('amount')
      .where('kind', '=', 'capture')
      .execute()
    expect(captures).toEqual([{ amount: fromCents(0.5) }])
    expect(await store.verify()).toEqual([])
  })

  it('R-BAL-03 the balances of answers are in the order of the ledger (I8)', async () => {
    const { store, account, again, parts } = await openWithAccount()
    const stores = [store, again(), again()]
    const results = await Promise.all(
      Array.from({ length: 24 }, (_, racer) =>
        runCall(
          stores[racer % 3] ?? store,
          callOf(account, {
            price: fromCents(1 + (racer % 5)),
            payment: racer % 2 ? 'hold' : 'debit',
          }),
        ),
      ),
    )
    const told = results.map((result) => (result.kind === 'captured' ? result.available : -1))
    const rows = await parts.database.db.selectFrom('ledger').select('balance_after').execute()
    const written = new Set(rows.map((row) => row.balance_after))
    for (const balance of told) expect(written).toContain(balance)
    expect(await store.verify()).toEqual([])
  })
})
