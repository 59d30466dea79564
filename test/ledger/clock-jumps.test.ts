import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fromCents } from '../../apps/server/src/ledger/money.ts'
import { day, holdLifetime, hour, leaseLifetime } from '../../apps/server/src/ledger/parts.ts'
import type { Lease } from '../../apps/server/src/ledger/ports.ts'
import { sessionLifetime } from '../../apps/server/src/ledger/sessions.ts'
import type { RateSubject } from '../../apps/server/src/ledger/usage-ports.ts'
import { answer, available, callOf, keyedCall, runCall, started } from './support/calls.ts'
import { openWithAccount } from './support/open-with-account.ts'

const year = 365 * day
const full = fromCents(150)
const charged = fromCents(149.5)

describe('a clock that jumps (I11)', () => {
  it.each([-year, -day, -hour, -1])(
    'back by %d ms: a call in flight ends as it would have (decision 37)',
    async (jump) => {
      const { store, account, pass } = await openWithAccount()
      const lease = await started(store, keyedCall(account, 'k'))
      pass(jump)
      expect(await store.recover()).toMatchObject({ voidedHolds: 0 })
      expect(await store.operations.begin(keyedCall(account, 'k'))).toEqual({ kind: 'in_progress' })
      expect(await store.operations.capture(lease, answer())).toMatchObject({ kind: 'captured' })
      expect(await available(store, account.accountId)).toBe(charged)
      expect(await store.verify()).toEqual([])
    },
  )

  it.each([holdLifetime, hour, year])(
    'forward by %d ms: a call in flight is ended once, and its answer is not sent (decision 37)',
    async (jump) => {
      const { store, account, pass } = await openWithAccount()
      const lease = await started(store, callOf(account))
      pass(jump)
      expect(await store.recover()).toMatchObject({ voidedHolds: 1 })
      for (const back of [0, -jump]) {
        pass(back)
        expect(await store.operations.capture(lease, answer())).toEqual({ kind: 'lost' })
        expect(await store.recover()).toMatchObject({ voidedHolds: 0 })
        expect(await available(store, account.accountId)).toBe(full)
        expect(await store.verify()).toEqual([])
      }
    },
  )

  it('forward and back again: a retry that took over keeps the call, and only one is charged (decision 37)', async () => {
    const { store, account, pass } = await openWithAccount()
    const first = await started(store, keyedCall(account, 'k'))
    pass(leaseLifetime)
    const second = await started(store, keyedCall(account, 'k'))
    pass(-leaseLifetime)
    expect(await store.operations.capture(first, answer())).toEqual({ kind: 'lost' })
    expect(await store.operations.capture(second, answer())).toMatchObject({ kind: 'captured' })
    expect(await available(store, account.accountId)).toBe(charged)
    expect(await store.verify()).toEqual([])
  })

  it('R-IDEM-02 an answer is repeated until 24 hours after it was stored, and never later', async () => {
    const { store, account, pass } = await openWithAccount()
    const call = keyedCall(account, 'k')
    const captured = await runCall(store, call)
    const replay = { kind: 'replay', body: captured.kind === 'captured' ? captured.body : '' }
    // Back before it was stored, then forward to the last millisecond.
    for (const jump of [-year, year, day - 1, -day + 1, day - 1]) {
      pass(jump)
      await store.recover()
      expect(await store.operations.begin(call)).toMatchObject(replay)
    }
    pass(1)
    expect(await store.operations.begin(call)).toMatchObject({ kind: 'started' })
    expect(await store.verify()).toEqual([])
  })

  it('R-DEMO-08 a jump back admits nobody who has used up the hour', async () => {
    const { store, pass } = await openWithAccount()
    const ip: RateSubject = { kind: 'ip', value: '192.0.2.7' }
    const rule = { limit: 12, window: hour }
    const take = () => store.rates.take('demo', [ip], rule)
    for (let call = 0; call < 12; call++) expect((await take()).isAllowed).toBe(true)
    for (const jump of [-1, -hour, -day, day + 2 * hour]) {
      pass(jump)
      await store.recover()
      expect((await take()).isAllowed).toBe(false)
    }
    // One hour after the twelve, whatever the clock did between.
    pass(1)
    expect((await take()).isAllowed).toBe(true)
  })

  it('R-AUTH-05 a session lasts through a jump back and ends at its time', async () => {
    const { store, account, pass } = await openWithAccount()
    const { token } = await store.sessions.open({ ...account, hasVideoBeta: false })
    for (const jump of [-year, year, sessionLifetime - 1]) {
      pass(jump)
      await store.recover()
      expect(await store.sessions.find(token)).toMatchObject({ accountId: account.accountId })
    }
    pass(1)
    expect(await store.sessions.find(token)).toBeNull()
    await store.recover()
    // Expired sessions are deleted, so setting the clock back restores none.
    pass(-sessionLifetime)
    expect(await store.sessions.find(token)).toBeNull()
  })

  it('R-BILL-20 whatever the clock does, no call is charged twice and no sum is wrong', async () => {
    const steps = fc.array(
      fc.oneof(
        fc.constantFrom('begin', 'capture', 'void', 'recover').map((kind) => ({ kind, by: 0 })),
        fc
          .constantFrom(
            -year,
            -day,
            -holdLifetime,
            -leaseLifetime,
            -1,
            1,
            leaseLifetime,
            holdLifetime,
            day,
            year,
          )
          .map((by) => ({ kind: 'jump', by })),
      ),
      { minLength: 5, maxLength: 30 },
    )
    await fc.assert(
      fc.asyncProperty(steps, async (all) => {
        const { store, account, pass } = await openWithAccount()
        const leases: Lease[] = []
        let captures = 0
        for (const { kind, by } of all) {
          const lease = leases.at(-1)
          if (kind === 'jump') pass(by)
          if (kind === 'recover') await store.recover()
          if (kind === 'begin') {
            const begun = await store.operations.begin(callOf(account))
            if (begun.kind === 'started') leases.push(begun.lease)
          }
          if (kind === 'capture' && lease !== undefined) {
            if ((await store.operations.capture(lease, answer())).kind === 'captured') captures++
          }
          if (kind === 'void' && lease !== undefined) await store.operations.void(lease, 'left')
          expect(await store.verify()).toEqual([])
        }
        pass(100 * year)
        await store.recover()
        expect(await available(store, account.accountId)).toBe(full - captures * fromCents(0.5))
        expect(new Set(leases.map(({ operationId }) => operationId)).size).toBe(leases.length)
      }),
      { numRuns: 25 },
    )
  })
})
