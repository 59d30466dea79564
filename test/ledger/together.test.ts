import fc from 'fast-check'
import { expect, it } from 'vitest'
import { freeCredit } from '../../apps/server/src/ledger/accounts.ts'
import { fromCents } from '../../apps/server/src/ledger/money.ts'
import type { Lease } from '../../apps/server/src/ledger/ports.ts'
import { answer, callOf } from './support/calls.ts'
import { LedgerModel, type ModelCall } from './support/ledger-model.ts'
import { startTime } from './support/open-test-store.ts'
import { openWithAccount } from './support/open-with-account.ts'

const calls: fc.Arbitrary<ModelCall> = fc.record({
  key: fc.constantFrom('a', 'b', 'c', null, null),
  body: fc.constantFrom('one', 'one', 'one', 'two'),
  price: fc.constantFrom(0, 0.5, 12.5, 40).map(fromCents),
  payment: fc.constantFrom('hold', 'debit'),
})

/** A call that begins, or the end of one that began before this round. */
const action = fc.oneof(
  calls.map((call) => ({ call })),
  fc.record({ back: fc.nat({ max: 7 }), share: fc.constantFrom(1, 1, 0.5, 0) }),
)

const rounds = fc.array(
  fc.record({
    actions: fc.array(action, { maxLength: 12 }),
    pass: fc.constantFrom(0, 1, 60_000, 300_000, 24 * 3_600_000),
  }),
  { maxLength: 6 },
)

it('R-IDEM-05 R-BILL-20 D-091 calls that come together are decided as if one followed the other (I1, I2, I3, I4, I5, I8)', async () => {
  let known = 0
  await fc.assert(
    fc.asyncProperty(rounds, async (all) => {
      const { store, account, pass } = await openWithAccount()
      const model = new LedgerModel(freeCredit, startTime)
      const leases: Lease[] = []
      for (const { actions, pass: milliseconds } of all) {
        pass(milliseconds)
        model.now += milliseconds
        const began = leases.length
        const expected: string[] = []
        const found = actions.map(async (one) => {
          if ('call' in one) {
            const { key, body, price, payment } = one.call
            expected.push(model.begin(one.call))
            const idempotency = key === null ? {} : { idempotency: { key, fingerprint: body } }
            const operation = callOf(account, { price, payment, ...idempotency })
            const begun = await store.operations.begin(operation)
            if (begun.kind === 'started') leases.push(begun.lease)
            return begun.kind
          }
          const index = began - 1 - one.back
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
        const { available } = await store.accounts.balance(account.accountId)
        expect(available).toBe(model.available)
      }
      expect(await store.verify()).toEqual([])
    }),
    { numRuns: 40, endOnFailure: true },
  )
  expect(known).toBeGreaterThan(10)
})
