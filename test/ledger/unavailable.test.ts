import { describe, expect, it } from 'vitest'
import { StoreUnavailable } from '../../apps/server/src/ledger/store-error.ts'
import { answer, callOf, started } from './support/calls.ts'
import { openWithAccount } from './support/open-with-account.ts'

describe('a database that is gone', () => {
  it('every call says so, and none is answered (I10)', async () => {
    const { store, account, again } = await openWithAccount()
    const other = again()
    const lease = await started(other, callOf(account))
    await other.close()
    const calls = [
      other.ping(),
      other.operations.begin(callOf(account)),
      other.operations.capture(lease, answer()),
      other.operations.void(lease, 'gone'),
      other.accounts.findByKey(account.key),
      other.accounts.balance(account.accountId),
      other.accounts.ensureLocal(),
      other.accounts.create({ email: 'new@mail.example' }),
      other.sessions.find('none'),
      other.recover(),
      other.verify(),
      other.usage.windows(account.accountId),
      other.rates.take('demo', [{ kind: 'ip', value: 'x' }], { limit: 1, window: 1_000 }),
    ]
    for (const result of await Promise.allSettled(calls)) {
      expect(result.status === 'rejected' && result.reason).toBeInstanceOf(StoreUnavailable)
    }
    expect(await store.verify()).toEqual([])
  })
})
