import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { NewAccount } from '../../apps/server/src/ledger/account-ports.ts'
import { freeCredit } from '../../apps/server/src/ledger/accounts.ts'
import { fromCents } from '../../apps/server/src/ledger/money.ts'
import type { Lease } from '../../apps/server/src/ledger/ports.ts'
import { answer, callOf } from './support/calls.ts'
import { LedgerModel, type ModelCall } from './support/ledger-model.ts'
import { openTestStore, startTime } from './support/open-test-store.ts'

const calls: fc.Arbitrary<ModelCall> = fc.record({
  key: fc.constantFrom('a', 'b', 'c', null, null),
  body: fc.constantFrom('one', 'one', 'one', 'two'),
  price: fc.constantFrom(0, 0.5, 12.5, 40).map(fromCents),
  payment: fc.constantFrom('hold', 'debit'),
})

const holder = fc.constantFrom(0, 0, 0, 1, 2)

/** A call of one account that begins, or the end of one that began before this round. */
const action = fc.oneof(
  fc.record({ holder, call: calls }),
  fc.record({ holder, back: fc.nat({ max: 7 }), share: fc.constantFrom(1, 1, 0.5, 0) }),
)

interface Holder {
  readonly account: NewAccount
  readonly model: LedgerModel
  readonly leases: Lease[]
}

const rounds = fc.array(
  fc.record({
    actions: fc.array(action, { maxLength: 14, size: 'max' }),
    pass: fc.constantFrom(0, 0, 0, 1, 60_000, 300_000, 24 * 3_600_000),
  }),
  { maxLength: 6, size: 'max' },
)

it('R-IDEM-05 R-BILL-20 calls that come together are decided as if one followed the other (I1, I2, I3, I4, I5, I8; decision 37)', async () => {
  let known = 0
  await fc.assert(
    fc.asyncProperty(rounds, async (all) => {
      const { store, pass } = await openTestStore()
      const holders: Holder[] = []
      for (const email of ['a@example.org', 'b@example.org', 'c@example.org']) {
        const account = await store.accounts.create({ email })
        holders.push({ account, model: new LedgerModel(freeCredit, startTime), leases: [] })
      }
      for (const { actions, pass: milliseconds } of all) {
        pass(milliseconds)
        for (const { model } of holders) model.now += milliseconds
        const began = holders.map(({ leases }) => leases.length)
        const expected: string[] = []
        const found = actions.map(async (one) => {
          const { account, model, leases } = holders[one.holder]
          if ('call' in one) {
            const { key, body, price, payment } = one.call
            expected.push(model.begin(one.call))
            const idempotency = key === null ? {} : { idempotency: { key, fingerprint: body } }
            const operation = callOf(account, { price, payment, ...idempotency })
            const begun = await store.operations.begin(operation)
            if (begun.kind === 'started') leases.push(begun.lease)
            return begun.kind
          }
          const index = began[one.holder] - 1 - one.back
          const lease = leases[index]
          const price = model.operations[index]?.price
          if (lease === undefined || price === undefined) {
            expected.push('nothing')
            return 'nothing'
          }
          expected.push(model.capture(index, one.share))
          const net = { units: 1, price: Math.floor(price * one.share) }
          return (await store.operations.capture(lease, answer(), net)).kind
        })
        expect(await Promise.all(found)).toEqual(expected)
        known += expected.filter((kind) => kind === 'replay' || kind === 'in_progress').length
        for (const { account, model } of holders) {
          const { available } = await store.accounts.balance(account.accountId)
          expect(available).toBe(model.available)
        }
      }
      expect(await store.verify()).toEqual([])
    }),
    { numRuns: 25, endOnFailure: true },
  )
  expect(known).toBeGreaterThan(0)
})
