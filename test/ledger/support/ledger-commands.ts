import fc from 'fast-check'
import { expect } from 'vitest'
import type { NewAccount } from '../../../apps/server/src/ledger/account-ports.ts'
import { fromCents } from '../../../apps/server/src/ledger/money.ts'
import { day } from '../../../apps/server/src/ledger/parts.ts'
import type { Lease, Store } from '../../../apps/server/src/ledger/ports.ts'
import { answer, callOf } from './calls.ts'
import type { LedgerModel, ModelCall } from './ledger-model.ts'

/** The real side of a run: the leases in the order in which they were granted. */
export interface Real {
  readonly store: Store
  readonly account: NewAccount
  readonly pass: (milliseconds: number) => void
  readonly leases: Lease[]
  readonly bodies: Map<number, string>
}

type Command = fc.AsyncCommand<LedgerModel, Real>

/** A command that may always run: `run` does it on both sides and compares. */
function command(name: string, run: (model: LedgerModel, real: Real) => Promise<void>): Command {
  return {
    check: () => true,
    toString: () => name,
    run: async (model, real) => {
      await run(model, real)
      const { available } = await real.store.accounts.balance(real.account.accountId)
      expect(available).toBe(model.available)
    },
  }
}

const calls: fc.Arbitrary<ModelCall> = fc.record({
  key: fc.constantFrom('a', 'b', null),
  body: fc.constantFrom('one', 'one', 'two'),
  price: fc.constantFrom(0.5, 1, 12.5, 50, 100).map(fromCents),
  payment: fc.constantFrom('hold', 'debit'),
})

const begins = calls.map((call) =>
  command(`begin ${JSON.stringify(call)}`, async (model, real) => {
    const { key, body, price, payment } = call
    const begun = await real.store.operations.begin(
      callOf(real.account, {
        price,
        payment,
        ...(key === null ? {} : { idempotency: { key, fingerprint: body } }),
      }),
    )
    expect(begun.kind).toBe(model.begin(call))
    if (begun.kind === 'started') real.leases.push(begun.lease)
    if (begun.kind === 'replay') expect([...real.bodies.values()]).toContain(begun.body)
  }),
)

const indexes = fc.nat({ max: 11 })

const captures = fc.tuple(indexes, fc.constantFrom(1, 1, 0.5, 0)).map(([back, share]) =>
  command(`capture ${back} back, ${share} of it`, async (model, real) => {
    const index = real.leases.length - 1 - back
    const lease = real.leases[index]
    const price = model.operations[index]?.price
    if (lease === undefined || price === undefined) return
    const net = share === 1 ? undefined : { units: 1, price: Math.floor(price * share) }
    const captured = await real.store.operations.capture(lease, answer(), net)
    expect(captured.kind).toBe(model.capture(index, share))
    if (captured.kind === 'captured') real.bodies.set(index, captured.body)
  }),
)

const voids = indexes.map((back) =>
  command(`void ${back} back`, async (model, real) => {
    const index = real.leases.length - 1 - back
    const lease = real.leases[index]
    if (lease === undefined) return
    expect(await real.store.operations.void(lease, 'model')).toBe(model.void(index))
  }),
)

const passes = fc.constantFrom(1, 30_000, 60_000, 300_000, day - 1, day).map((milliseconds) =>
  command(`pass ${milliseconds}`, async (model, real) => {
    model.now += milliseconds
    real.pass(milliseconds)
  }),
)

const recoveries = fc.constant(
  command('recover', async (model, real) => {
    const { voidedHolds, refundedDebits } = await real.store.recover()
    expect(voidedHolds + refundedDebits).toBe(model.recover())
  }),
)

const grants = fc.constantFrom(0.5, 75).map((cents) =>
  command(`grant ${cents}`, async (model, real) => {
    model.available += fromCents(cents)
    await real.store.accounts.grant(real.account.accountId, fromCents(cents))
  }),
)

/** Runs of commands, calls more often than the rest. */
export const ledgerCommands = fc.commands(
  [begins, begins, begins, captures, captures, voids, passes, recoveries, grants],
  { maxCommands: 40, size: 'max' },
)
