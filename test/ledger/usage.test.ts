import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fromCents } from '../../apps/server/src/ledger/money.ts'
import { day, hour } from '../../apps/server/src/ledger/parts.ts'
import { answer, callOf, keyedCall, runCall, started } from './support/calls.ts'
import { startTime } from './support/open-test-store.ts'
import { openWithAccount } from './support/open-with-account.ts'

describe('usage', () => {
  it('windows of 24 hours, 7 and 30 days roll with the clock (decision 23)', async () => {
    const { store, account, pass } = await openWithAccount()
    const call = callOf(account, { units: 3, price: fromCents(1.5) })
    await runCall(store, call)
    pass(day)
    await runCall(store, call)
    const now = startTime + day
    expect(await store.usage.windows(account.accountId)).toEqual({
      last24h: { calls: 1, units: 3, spent: fromCents(1.5), from: now - day, to: now },
      last7d: { calls: 2, units: 6, spent: fromCents(3), from: now - 7 * day, to: now },
      last30d: { calls: 2, units: 6, spent: fromCents(3), from: now - 30 * day, to: now },
    })
    pass(6 * day)
    expect((await store.usage.windows(account.accountId)).last7d.calls).toBe(1)
    pass(24 * day)
    expect((await store.usage.windows(account.accountId)).last30d.calls).toBe(0)
  })

  it('a window holds the calls that its times say, however the clock jumped (decision 23)', async () => {
    const jump = fc.integer({ min: -2 * hour, max: 40 * hour })
    await fc.assert(
      fc.asyncProperty(fc.array(jump, { minLength: 1, maxLength: 12 }), async (jumps) => {
        const { store, account, pass, parts } = await openWithAccount()
        for (const [index, by] of jumps.entries()) {
          pass(by)
          await runCall(store, callOf(account, { units: index + 1, price: fromCents(index) }))
        }
        const calls = await store.usage.recentCalls(account.accountId, { limit: 100 })
        const { last24h, last7d, last30d } = await store.usage.windows(account.accountId)
        for (const { from, to, ...sums } of [last24h, last7d, last30d]) {
          // Where the clock was ahead, times lie in the future: those calls were charged as well.
          const inside = calls.filter(({ at }) => at > from)
          expect(to).toBe(parts.clock())
          expect(sums).toEqual({
            calls: inside.length,
            units: inside.reduce((sum, { units }) => sum + units, 0),
            spent: inside.reduce((sum, { spent }) => sum + spent, 0),
          })
        }
        expect(await store.verify()).toEqual([])
      }),
      { numRuns: 20 },
    )
  })

  it.each([hour, day, 40 * day])(
    'a clock that was ahead by %d ms does not hide what was charged (decision 23)',
    async (ahead) => {
      const { store, account, pass } = await openWithAccount()
      const { accountId } = account
      pass(ahead)
      await runCall(store, callOf(account))
      pass(-ahead)
      const seen = async (calls: number) => {
        const { last24h, last7d, last30d } = await store.usage.windows(accountId)
        for (const window of [last24h, last7d, last30d]) {
          expect(window).toMatchObject({ calls, units: calls, spent: calls * fromCents(0.5) })
        }
        const days = await store.usage.daily(accountId, 30)
        expect(days.map((one) => one.calls).reduce((sum, one) => sum + one)).toBe(calls)
        expect(days.at(-1)).toMatchObject({ calls })
        expect(await store.usage.recentCalls(accountId, { limit: 9 })).toHaveLength(calls)
      }
      await seen(1)
      await runCall(store, callOf(account))
      await seen(2)
      expect(await store.verify()).toEqual([])
    },
  )

  it('the last usage is that of the last billed call, null before the first (decision 23)', async () => {
    const { store, account, pass } = await openWithAccount()
    const { accountId } = account
    expect((await store.accounts.balance(accountId)).lastUsageAt).toBeNull()
    await store.operations.void(await started(store, callOf(account)), 'provider')
    expect((await store.accounts.balance(accountId)).lastUsageAt).toBeNull()
    await runCall(store, keyedCall(account, 'k'))
    pass(hour)
    await store.operations.begin(keyedCall(account, 'k'))
    expect((await store.accounts.balance(accountId)).lastUsageAt).toBe(startTime)
  })

  it('days are those of UTC, and each call is in one of them', async () => {
    const { store, account, pass } = await openWithAccount()
    await runCall(store, callOf(account))
    pass(12 * hour - 1)
    await runCall(store, callOf(account))
    pass(1)
    await runCall(store, callOf(account))
    const days = await store.usage.daily(account.accountId, 3)
    expect(days.map(({ calls }) => calls)).toEqual([0, 2, 1])
    expect(days.map(({ from }) => new Date(from).toISOString().slice(0, 13))).toEqual([
      '2026-11-20T00',
      '2026-11-21T00',
      '2026-11-22T00',
    ])
    expect(days.map(({ from, to }) => to - from)).toEqual([day, day, day])
  })

  it('recent calls are listed newest first, page by page, with none lost or repeated', async () => {
    const { store, account, pass } = await openWithAccount()
    for (let call = 0; call < 7; call++) {
      await runCall(store, callOf(account))
      // Several within one millisecond.
      if (call % 3 === 2) pass(1)
    }
    const { accountId } = account
    const all = await store.usage.recentCalls(accountId, { limit: 100 })
    expect(all).toHaveLength(7)
    expect(all.map(({ at }) => at)).toEqual(all.map(({ at }) => at).sort((a, b) => b - a))
    const paged: (typeof all)[number][] = []
    for (;;) {
      const before = paged.at(-1)
      const page = await store.usage.recentCalls(accountId, {
        limit: 2,
        ...(before === undefined ? {} : { before }),
      })
      if (page.length === 0) break
      paged.push(...page)
    }
    expect(paged).toEqual(all)
  })

  it('R-AUTH-04 an account sees only its own calls', async () => {
    const { store, account } = await openWithAccount()
    const other = await store.accounts.create({ email: 'b@example.org' })
    await runCall(store, callOf(account))
    expect(await store.usage.recentCalls(other.accountId, { limit: 5 })).toEqual([])
    expect((await store.usage.windows(other.accountId)).last24h.calls).toBe(0)
    expect((await store.accounts.balance(other.accountId)).lastUsageAt).toBeNull()
  })

  it('a media call stores the host name and a hash of its address', async () => {
    const { store, account, parts } = await openWithAccount()
    const lease = await started(store, callOf(account, { bucket: 'image_v0' }))
    const source = 'https://images.example.org/secret-path.png?token=abc'
    await store.operations.capture(
      lease,
      answer({ kind: 'media', source, hostname: 'images.example.org' }, { modality: 'image' }),
    )
    const [call] = await store.usage.recentCalls(account.accountId, { limit: 1 })
    expect(call).toMatchObject({ modality: 'image', hostname: 'images.example.org', spent: 5_000 })
    expect(JSON.stringify(call)).not.toContain('secret-path')
    expect(call?.contentHash).toBe(parts.secrets.digestContent(source))
  })
})
