import { expect, it, vi } from 'vitest'
import { runTextTask } from '../../apps/server/src/scoring/run-task.ts'
import { ScoringError, type ScoringFailure } from '../../apps/server/src/scoring/scoring.ts'
import { startService } from './support/start-service.ts'
import { draft, validBodies } from './support/valid-bodies.ts'

const text = (length: number) => ({ type: 'text', content: 'a'.repeat(length) })

it('R-BILL-01, R-BILL-02, R-BILL-03 and R-BILL-04 the bill names units, bucket, price and balance', async () => {
  const { post } = await startService()
  const { billing } = (await post('/v1/analyze', text(1001))).body
  expect(billing).toEqual({
    units_analyzed: 2,
    bucket: 'text_1k_units',
    price_cents: 1,
    remaining_balance_cents: 149,
  })
  const revised = (await post('/v1/analyze', { ...text(1001), auto_revise: true })).body.billing
  expect(revised).toMatchObject({ bucket: 'text_revise_1k_units', price_cents: 2 })
})

it('R-BILL-05 and R-BILL-12 style bills characters, units and the price of one (decision 22)', async () => {
  const { post } = await startService()
  const body = { text: 'a'.repeat(1001) }
  expect((await post('/v1/analyze-style', body)).body.billing).toEqual({
    units_analyzed: 2,
    bucket: 'style_deep_1k_units',
    price_cents: 2,
    remaining_balance_cents: 148,
    chars_analyzed: 1001,
    billable_units: 2,
    unit_price_cents: 1,
  })
  const fast = await post('/v1/analyze-style', { ...body, execution_mode: 'fast' })
  expect(fast.body.billing).toMatchObject({ bucket: 'style_fast_1k_units', price_cents: 1 })
})

it('R-BILL-17 and R-ERR-12 too little credit is 402 before anything is scored (decisions 26 and 35)', async () => {
  let scored = 0
  const { post, balance } = await startService({
    scoring: {
      scoreText: async (task) => {
        scored += 1
        return runTextTask(task)
      },
    },
  })
  const expensive = { ...text(100_000), auto_revise: true }
  expect((await post('/v1/analyze', expensive)).status).toBe(200)
  const answer = await post('/v1/analyze', expensive)
  expect(answer).toMatchObject({
    status: 402,
    body: { code: 'insufficient_credit', required_cents: 100, balance_cents: 50 },
  })
  expect(answer.body.analysis_id).toBeUndefined()
  expect(scored).toBe(1)
  expect(await balance()).toBe(50)
  expect((await post('/v1/analyze', text(100_000))).body.billing.remaining_balance_cents).toBe(0)
})

it.each([
  ['overloaded', 503, 'overloaded'],
  ['timeout', 503, 'provider_unavailable'],
  ['failed', 503, 'provider_unavailable'],
] as const)(
  'R-BILL-16 and R-ERR-15 a scorer that is %s answers %i and charges nothing',
  async (reason: ScoringFailure, status, code) => {
    const { post, balance, store } = await startService({
      scoring: { scoreText: () => Promise.reject(new ScoringError(reason)) },
    })
    expect(await post('/v1/analyze', text(20))).toMatchObject({ status, body: { code } })
    expect(await balance()).toBe(150)
    expect(await store.verify()).toEqual([])
  },
)

it('R-BILL-16 a defect is 500, tells nothing of itself and charges nothing', async () => {
  const { post, balance, lines } = await startService({
    scoring: { scoreText: () => Promise.reject(new Error(`canary ${draft}`)) },
  })
  const answer = await post('/v1/analyze', text(20))
  expect(answer).toMatchObject({ status: 500, body: { code: 'internal_error' } })
  expect(answer.text).not.toMatch(/canary|at .*\.ts/)
  expect(lines.join('')).not.toContain('canary')
  expect(lines.join('')).toContain('"error_name":"Error"')
  expect(await balance()).toBe(150)
})

it('R-STY-05 and T-16 no scorer makes style answer 503: a full service is 429, a defect 500', async () => {
  for (const [reason, status] of [
    ['overloaded', 429],
    ['timeout', 500],
    ['failed', 500],
  ] as const) {
    const { post, balance } = await startService({
      scoring: { scoreStyle: () => Promise.reject(new ScoringError(reason)) },
    })
    expect((await post('/v1/analyze-style', { text: draft })).status).toBe(status)
    expect(await balance()).toBe(150)
  }
})

it('R-BILL-22 the demo, access requests and health cost nothing', async () => {
  const { post, get, balance } = await startService()
  await post('/demo/analyze', validBodies['/demo/analyze'])
  await post('/request-access', validBodies['/request-access'])
  await get('/health')
  await get('/v1/balance')
  expect(await balance()).toBe(150)
})

it('R-BILL-21 a new account has 150 cents', async () => {
  const { get } = await startService()
  expect((await get('/v1/balance')).body.balance_cents).toBe(150)
})

it('more calls of one account than may be in flight are 429 with a second to wait (decision 31)', async () => {
  let release = () => {}
  const gate = new Promise<void>((resolve) => {
    release = resolve
  })
  let scoring = 0
  const { post, account } = await startService({
    config: { callsInFlight: 2 },
    scoring: {
      scoreText: async (task) => {
        scoring++
        await gate
        return runTextTask(task)
      },
    },
  })
  const other = await account('other@mail.example')
  const running = [post('/v1/analyze', text(20)), post('/v1/analyze', text(20))]
  await vi.waitFor(() => expect(scoring).toBe(2), { timeout: 20_000, interval: 5 })
  const third = await post('/v1/analyze', text(20))
  expect(third).toMatchObject({ status: 429, body: { code: 'rate_limited' } })
  expect(third.headers['retry-after']).toBe('1')
  const neighbour = post(
    '/v1/analyze-style',
    { text: draft },
    { authorization: `Bearer ${other.key}` },
  )
  expect((await neighbour).status).toBe(200)
  release()
  expect((await Promise.all(running)).map(({ status }) => status)).toEqual([200, 200])
  expect((await post('/v1/analyze', text(20))).status).toBe(200)
})

it('a full process says when to come back (decision 31)', async () => {
  const { post } = await startService({
    scoring: { scoreText: () => Promise.reject(new ScoringError('overloaded')) },
  })
  expect((await post('/v1/analyze', text(20))).headers['retry-after']).toBe('1')
})
