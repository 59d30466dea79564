import { describe, expect, it } from 'vitest'
import { hour } from '../../apps/server/src/ledger/parts.ts'
import type { RateSubject } from '../../apps/server/src/ledger/usage-ports.ts'
import { openTestStore } from './support/open-test-store.ts'

const rule = { limit: 12, window: hour }
const ip: RateSubject = { kind: 'ip', value: '192.0.2.7' }
const cookie: RateSubject = { kind: 'cookie', value: 'c0ffee' }

describe('rates of calls without a key', () => {
  it('R-DEMO-08 twelve calls an hour pass and the thirteenth waits', async () => {
    const { store, pass } = await openTestStore()
    for (let call = 1; call <= 12; call++) {
      expect(await store.rates.take('demo', [ip], rule)).toMatchObject({
        isAllowed: true,
        remaining: 12 - call,
      })
    }
    expect(await store.rates.take('demo', [ip], rule)).toEqual({
      isAllowed: false,
      remaining: 0,
      resetSeconds: 3_600,
    })
    pass(hour - 1)
    expect(await store.rates.take('demo', [ip], rule)).toMatchObject({
      isAllowed: false,
      resetSeconds: 1,
    })
    pass(1)
    expect(await store.rates.take('demo', [ip], rule)).toMatchObject({ isAllowed: true })
  })

  it('R-DEMO-08 never more than twelve in any hour, since the window slides', async () => {
    const { store, pass } = await openTestStore()
    await store.rates.take('demo', [ip], rule)
    pass(hour - 1_000)
    for (let call = 0; call < 11; call++) await store.rates.take('demo', [ip], rule)
    pass(1_000)
    expect(await store.rates.take('demo', [ip], rule)).toMatchObject({ isAllowed: true })
    expect(await store.rates.take('demo', [ip], rule)).toEqual({
      isAllowed: false,
      remaining: 0,
      resetSeconds: 3_599,
    })
  })

  it('R-DEMO-07 address and cookie are counted separately, and the stricter limit applies (decision 25)', async () => {
    const { store } = await openTestStore()
    const small = { limit: 2, window: hour }
    const other: RateSubject = { kind: 'ip', value: '192.0.2.8' }
    await store.rates.take('demo', [ip, cookie], small)
    await store.rates.take('demo', [other, cookie], small)
    expect(await store.rates.take('demo', [other, cookie], small)).toMatchObject({
      isAllowed: false,
    })
    // The refused call was not counted for the address.
    expect(await store.rates.take('demo', [other], small)).toMatchObject({ isAllowed: true })
    expect(await store.rates.take('demo', [ip], small)).toMatchObject({ isAllowed: true })
    expect(await store.rates.take('demo', [ip], small)).toMatchObject({ isAllowed: false })
  })

  it('access requests are counted separately from the demo (decision 33)', async () => {
    const { store } = await openTestStore()
    const five = { limit: 5, window: hour }
    for (let call = 0; call < 5; call++) {
      expect(await store.rates.take('request_access', [ip], five)).toMatchObject({
        isAllowed: true,
      })
    }
    expect(await store.rates.take('request_access', [ip], five)).toMatchObject({ isAllowed: false })
    expect(await store.rates.take('demo', [ip], rule)).toMatchObject({ remaining: 11 })
  })

  it('R-DEMO-08 instances that count at the same time admit twelve calls in all', async () => {
    const { store, again } = await openTestStore()
    const stores = [store, again(), again()]
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, call) =>
        (stores[call % 3] ?? store).rates.take(
          'demo',
          call % 2 ? [ip, cookie] : [cookie, ip],
          rule,
        ),
      ),
    )
    expect(answers.filter(({ isAllowed }) => isAllowed)).toHaveLength(12)
  })

  it('a refused caller waits for the subject that is used most, and for the last of those', async () => {
    const { store, pass } = await openTestStore()
    const two = { limit: 2, window: hour }
    const take = (...subjects: RateSubject[]) => store.rates.take('demo', subjects, two)
    await take(ip)
    pass(60_000)
    await take(cookie)
    pass(60_000)
    await take(cookie)
    // The cookie is used up until an hour after its first call; the address is not.
    expect(await take(ip, cookie)).toMatchObject({ isAllowed: false, resetSeconds: 3_540 })
    await take(ip)
    expect(await take(ip, cookie)).toMatchObject({ isAllowed: false, resetSeconds: 3_540 })
    expect(await take(ip)).toMatchObject({ isAllowed: false, resetSeconds: 3_480 })
  })

  it('R-DEMO-08 a counter is not purged while its window lasts', async () => {
    const { store, pass } = await openTestStore()
    const one = { limit: 1, window: hour }
    await store.rates.take('demo', [ip], one)
    pass(hour - 1)
    await store.recover()
    expect(await store.rates.take('demo', [ip], one)).toMatchObject({ isAllowed: false })
    pass(1)
    expect(await store.rates.take('demo', [ip], one)).toMatchObject({ isAllowed: true })
  })

  it('neither addresses nor cookies are stored, and counters are purged (decision 25)', async () => {
    const { store, pass, parts } = await openTestStore()
    await store.rates.take('demo', [ip, cookie], rule)
    const rows = await parts.database.db.selectFrom('rates').selectAll().execute()
    expect(rows).toHaveLength(2)
    expect(JSON.stringify(rows)).not.toMatch(/192\.0\.2\.7|c0ffee/)
    pass(hour)
    await store.recover()
    expect(await parts.database.db.selectFrom('rates').selectAll().execute()).toEqual([])
  })
})
