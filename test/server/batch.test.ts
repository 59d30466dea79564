import { batchItemResultSchema } from '@content-trust/engine/schema'
import { expect, it } from 'vitest'
import { runTextTask } from '../../apps/server/src/scoring/run-task.ts'
import { ScoringError } from '../../apps/server/src/scoring/scoring.ts'
import { startService } from './support/start-service.ts'
import { draft } from './support/valid-bodies.ts'

const items = (count: number, length: number) => ({
  items: Array.from({ length: count }, (_, id) => ({ id: `${id}`, text: 'a'.repeat(length) })),
})

const failures = ['timeout', 'failed', 'overloaded'] as const

/** A scorer that fails texts that name a failure. */
const fussy = {
  scoreText: async (task: Parameters<typeof runTextTask>[0]) => {
    const reason = failures.find((each) => task.source.startsWith(`fail ${each}`))
    if (reason === undefined) return runTextTask(task)
    throw new ScoringError(reason)
  },
}

it('R-BAT-02, R-BAT-03 and R-BAT-04 bounds of items, lengths and the total (decision 24)', async () => {
  const { post, credit, balance } = await startService()
  await credit(1000)
  const cases = [
    [items(0, 20), 400],
    [items(1, 20), 200],
    [items(25, 20), 200],
    [items(26, 20), 400],
    [items(1, 19), 400],
    [items(1, 4000), 200],
    [items(1, 4001), 400],
    [items(25, 2000), 200],
    [{ items: [...items(24, 2000).items, { id: 'x', text: 'a'.repeat(2001) }] }, 400],
  ] as const
  for (const [body, status] of cases)
    expect((await post('/v1/analyze-batch', body)).status).toBe(status)
  const left = await balance()
  const mixed = { items: [...items(3, 20).items, { id: 'x', text: 'short' }] }
  const refused = await post('/v1/analyze-batch', mixed)
  expect(refused.body.errors).toEqual([
    { pointer: '/items/3/text', detail: 'expected at least 20 characters' },
  ])
  expect(await balance()).toBe(left)
})

it('R-BAT-01, R-BAT-09, R-BAT-10 and R-BAT-12 each result answers its item and bills it (decision 24)', async () => {
  const { post } = await startService()
  const body = {
    items: [
      { id: 'same', text: draft },
      { id: 'same', text: 'b'.repeat(1001) },
    ],
    context: { intended_use: 'train' },
  }
  const { status, body: answer } = await post('/v1/analyze-batch', body)
  expect(status).toBe(200)
  expect(answer.batch_id).toMatch(/^batch_/)
  expect(answer.results).toHaveLength(2)
  for (const result of answer.results) {
    expect(batchItemResultSchema.parse(result)).toEqual(result)
    expect(result).toMatchObject({ id: 'same', status: 'ok', modality: 'text' })
    expect(result.billing.remaining_balance_cents).toBe(148.5)
  }
  const prices = answer.results.map(
    ({ billing }: { billing: { price_cents: number } }) => billing.price_cents,
  )
  expect(prices).toEqual([0.5, 1])
  expect(answer.billing).toEqual({
    units_analyzed: 3,
    bucket: 'batch_text_1k_units',
    price_cents: 1.5,
    remaining_balance_cents: 148.5,
  })
})

it('an id has 1 to 200 characters (decision 24)', async () => {
  const { post } = await startService()
  for (const [length, status] of [
    [0, 400],
    [1, 200],
    [200, 200],
    [201, 400],
  ] as const) {
    const body = { items: [{ id: 'i'.repeat(length), text: draft }] }
    expect((await post('/v1/analyze-batch', body)).status).toBe(status)
  }
})

it('R-BAT-05, R-BAT-07 and R-VER-09 only the synchronous mode is offered', async () => {
  const { post } = await startService()
  expect((await post('/v1/analyze-batch', { ...items(1, 20), mode: 'sync' })).status).toBe(200)
  for (const mode of ['async', 'later', '', null, 7]) {
    const answer = await post('/v1/analyze-batch', { ...items(1, 20), mode })
    expect(answer).toMatchObject({ status: 400, body: { code: 'unsupported_mode' } })
  }
})

it('R-BAT-06 and R-REV-09 auto_revise changes neither results nor price, and a note says so (decision 7)', async () => {
  const { post } = await startService()
  const body = { items: [{ id: 'a', text: draft }], auto_revise: true }
  const { body: answer } = await post('/v1/analyze-batch', body)
  expect(answer.results[0].revised_text).toBeUndefined()
  expect(answer.results[0].limitations.join(' ')).toContain('auto_revise')
  expect(answer.billing).toMatchObject({ bucket: 'batch_text_1k_units', price_cents: 0.5 })
})

it('R-BAT-08, R-BAT-11 and R-BAT-13 failed items are reported and refunded (decision 24)', async () => {
  const { post, balance, store } = await startService({ scoring: fussy })
  const body = {
    items: [
      { id: 'a', text: 'fail timeout '.padEnd(1500, 'x') },
      { id: 'b', text: draft },
      { id: 'c', text: 'fail failed '.padEnd(20, 'x') },
      { id: 'd', text: 'fail overloaded '.padEnd(20, 'x') },
    ],
  }
  const { status, body: answer } = await post('/v1/analyze-batch', body)
  expect(status).toBe(200)
  expect(answer.results).toMatchObject([
    { id: 'a', status: 'error', error: 'timeout' },
    { id: 'b', status: 'ok' },
    { id: 'c', status: 'error', error: 'scoring_failed' },
    { id: 'd', status: 'error', error: 'provider_unavailable' },
  ])
  expect(answer.billing).toMatchObject({
    units_analyzed: 1,
    price_cents: 0.5,
    remaining_balance_cents: 149.5,
  })
  expect(await balance()).toBe(149.5)
  expect(await store.verify()).toEqual([])
})

it('R-BILL-18 and R-BAT-13 the whole price is taken before any item is scored', async () => {
  const seen: number[] = []
  const service = await startService({
    scoring: {
      scoreText: async (task) => {
        seen.push(await service.balance())
        return runTextTask(task)
      },
    },
  })
  await service.post('/v1/analyze-batch', items(3, 1001))
  expect(seen).toEqual([147, 147, 147])
})

it('R-BILL-19 and R-BAT-14 when every item fails, the debit is refunded and the answer is 503 (decision 24)', async () => {
  const { post, balance, store } = await startService({ scoring: fussy })
  const body = { items: [{ id: 'a', text: 'fail timeout '.padEnd(20, 'x') }] }
  const answer = await post('/v1/analyze-batch', body)
  expect(answer).toMatchObject({ status: 503, body: { code: 'provider_unavailable' } })
  expect(await balance()).toBe(150)
  expect(await store.verify()).toEqual([])
})
