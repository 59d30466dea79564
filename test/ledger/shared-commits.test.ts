import { describe, expect, it } from 'vitest'
import { fromCents } from '../../apps/server/src/ledger/money.ts'
import { StoreRefusal } from '../../apps/server/src/ledger/store-error.ts'
import { answer, available, callOf, keyedCall, started } from './support/calls.ts'
import { openWithAccount } from './support/open-with-account.ts'

/** An answer that cannot be made. */
const broken = () => {
  throw new Error('no answer')
}

describe('calls that share a commit', () => {
  it('one that fails is undone alone (I1, I2)', async () => {
    const { store, account } = await openWithAccount()
    const leases = await Promise.all([1, 2, 3].map(() => started(store, callOf(account))))
    const results = await Promise.allSettled([
      ...leases.map((lease, index) =>
        store.operations.capture(lease, index === 1 ? broken : answer()),
      ),
      store.operations.begin(callOf({ accountId: 'acct_none', keyId: 'key_none' })),
      store.operations.begin(callOf(account)),
    ])
    expect(results.map(({ status }) => status)).toEqual([
      'fulfilled',
      'rejected',
      'fulfilled',
      'rejected',
      'fulfilled',
    ])
    expect(results[1]).toMatchObject({ reason: new Error('no answer') })
    expect(results[3]).toMatchObject({ reason: expect.any(StoreRefusal) })
    expect(await available(store, account.accountId)).toBe(fromCents(148))
    expect(await store.verify()).toEqual([])
  })

  it('R-IDEM-05 a call and its repeat at the same moment are one charge', async () => {
    const { store, account } = await openWithAccount()
    const call = keyedCall(account, 'k')
    const lease = await started(store, call)
    const [captured, replay, other] = await Promise.all([
      store.operations.capture(lease, answer()),
      store.operations.begin(call),
      store.operations.begin(keyedCall(account, 'k', 'another body')),
    ])
    expect(captured.kind).toBe('captured')
    expect(replay).toEqual({
      kind: 'replay',
      status: 200,
      body: captured.kind === 'captured' ? captured.body : '',
    })
    expect(other).toEqual({ kind: 'conflict' })
    expect(await available(store, account.accountId)).toBe(fromCents(149.5))
  })

  it('many accounts at once leave every ledger whole (I4, I5)', async () => {
    const { store } = await openWithAccount()
    const emails = Array.from({ length: 6 }, (_, index) => `many${index}@example.org`)
    const accounts = await Promise.all(emails.map((email) => store.accounts.create({ email })))
    await Promise.all(
      accounts.flatMap((account) =>
        Array.from({ length: 7 }, async () => {
          const lease = await started(store, callOf(account))
          return store.operations.capture(lease, answer())
        }),
      ),
    )
    for (const { accountId } of accounts) {
      expect(await available(store, accountId)).toBe(fromCents(146.5))
    }
    expect(await store.verify()).toEqual([])
  })
})
