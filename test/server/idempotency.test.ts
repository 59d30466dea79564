import { expect, it } from 'vitest'
import { routes } from '../../apps/server/src/routes.ts'
import { runTextTask } from '../../apps/server/src/scoring/run-task.ts'
import { ScoringError } from '../../apps/server/src/scoring/scoring.ts'
import { startService } from './support/start-service.ts'
import { draft, validBodies } from './support/valid-bodies.ts'

const body = { type: 'text', content: draft }
const keyed = (key: string) => ({ 'idempotency-key': key })
const HOURS_24 = 24 * 3_600_000

it('R-IDEM-01, R-IDEM-04, R-IDEM-05 and R-BILL-20 a replay repeats the answer byte by byte and costs nothing (decision 39)', async () => {
  const { post, balance } = await startService()
  const first = await post('/v1/analyze', body, keyed('a'))
  expect(first.headers['idempotency-replayed']).toBeUndefined()
  const again = await post('/v1/analyze', body, keyed('a'))
  expect(again.status).toBe(200)
  expect(again.text).toBe(first.text)
  expect(again.headers['idempotency-replayed']).toBe('true')
  expect(again.headers['x-request-id']).not.toBe(first.headers['x-request-id'])
  expect(await balance()).toBe(149.5)
})

it('R-IDEM-02 the answer is stored for 24 hours and then deleted (decision 39)', async () => {
  const { post, pass, balance } = await startService()
  const first = await post('/v1/analyze', body, keyed('a'))
  pass(HOURS_24 - 1)
  expect((await post('/v1/analyze', body, keyed('a'))).text).toBe(first.text)
  pass(1)
  const fresh = await post('/v1/analyze', body, keyed('a'))
  expect(fresh.headers['idempotency-replayed']).toBeUndefined()
  expect(fresh.body.analysis_id).not.toBe(first.body.analysis_id)
  expect(await balance()).toBe(149)
})

it('R-IDEM-03 the same key of another account or endpoint is another key', async () => {
  const { post, account } = await startService()
  const other = await account('other@mail.example')
  const bearer = { authorization: `Bearer ${other.key}` }
  const ids = [
    await post('/v1/analyze', body, keyed('a')),
    await post('/v1/analyze', body, { ...keyed('a'), ...bearer }),
    await post('/v1/analyze-text', { text: draft }, keyed('a')),
    await post('/v1/analyze-style', { text: draft }, keyed('a')),
  ].map(({ status, body: answer }) => [status, answer.analysis_id])
  expect(ids.map(([status]) => status)).toEqual([200, 200, 200, 200])
  expect(new Set(ids.map(([, id]) => id)).size).toBe(4)
})

it('R-IDEM-06 and R-ERR-13 another body under the same key is 409 (decision 39)', async () => {
  const { post, balance } = await startService()
  await post('/v1/analyze', body, keyed('a'))
  const answer = await post('/v1/analyze', { ...body, content: `${draft} More.` }, keyed('a'))
  expect(answer).toMatchObject({ status: 409, body: { code: 'idempotency_conflict' } })
  expect(await balance()).toBe(149.5)
})

it('the order of keys, blanks and headers do not make another body (decision 38)', async () => {
  const { post } = await startService()
  const first = await post('/v1/analyze', body, keyed('a'))
  const turned = `{ "content" : ${JSON.stringify(draft)},\n "type":"text" }`
  const again = await post('/v1/analyze', turned, { ...keyed('a'), accept: 'text/html' })
  expect(again.text).toBe(first.text)
})

it('R-IDEM-07 after an error the key is free (decision 39)', async () => {
  let isBroken = true
  const { post, balance } = await startService({
    scoring: {
      scoreText: async (task) => {
        if (isBroken) throw new ScoringError('timeout')
        return runTextTask(task)
      },
    },
  })
  expect((await post('/v1/analyze', body, keyed('a'))).status).toBe(503)
  expect((await post('/v1/analyze', { type: 'text', content: 'short' }, keyed('a'))).status).toBe(
    400,
  )
  isBroken = false
  const { status, headers } = await post('/v1/analyze', { ...body, context: {} }, keyed('a'))
  expect([status, headers['idempotency-replayed']]).toEqual([200, undefined])
  expect(await balance()).toBe(149.5)
})

it('while the first is at work, the same body waits and another one conflicts (decision 39)', async () => {
  let release = () => {}
  const gate = new Promise<void>((resolve) => {
    release = resolve
  })
  let begin = () => {}
  const isScoring = new Promise<void>((resolve) => {
    begin = resolve
  })
  const { post } = await startService({
    scoring: {
      scoreText: async (task) => {
        begin()
        await gate
        return runTextTask(task)
      },
    },
  })
  const first = post('/v1/analyze', body, keyed('a'))
  await isScoring
  const same = await post('/v1/analyze', body, keyed('a'))
  expect(same).toMatchObject({ status: 409, body: { code: 'idempotency_in_progress' } })
  expect(same.headers['retry-after']).toBe('1')
  const changed = await post('/v1/analyze', { ...body, x: 1 }, keyed('a'))
  expect(changed).toMatchObject({ status: 409, body: { code: 'idempotency_conflict' } })
  release()
  expect((await first).status).toBe(200)
})

it('every charged route replays (decision 38)', async () => {
  const { post, credit } = await startService()
  await credit(100)
  const charged = routes.filter(({ work }) => work.kind === 'billed')
  expect(charged).toHaveLength(7)
  for (const { path } of charged.filter(({ name }) => !/image|audio|video/.test(name))) {
    const first = await post(path, validBodies[path], keyed('a'))
    const again = await post(path, validBodies[path], keyed('a'))
    expect([first.status, again.headers['idempotency-replayed']]).toEqual([200, 'true'])
    expect(again.text).toBe(first.text)
  }
})

it('a key has 1 to 255 visible ASCII characters, raw or quoted (decision 38)', async () => {
  const { post } = await startService()
  const status = async (key: string) => (await post('/v1/analyze', body, keyed(key))).status
  for (const key of ['a', 'x'.repeat(255), '"quoted"']) expect(await status(key)).toBe(200)
  for (const key of ['', 'x'.repeat(256), 'a b', '"a b"', 'ä', '""'])
    expect(await status(key)).toBe(400)
  const raw = await post('/v1/analyze', body, keyed('same'))
  expect((await post('/v1/analyze', body, keyed('"same"'))).text).toBe(raw.text)
})

it('a replay needs no credit (decision 39)', async () => {
  const { post, credit } = await startService()
  const large = { type: 'text', content: 'a'.repeat(100_000), auto_revise: true }
  const first = await post('/v1/analyze', large, keyed('a'))
  expect(first.body.billing.remaining_balance_cents).toBe(50)
  await post('/v1/analyze', { type: 'text', content: 'a'.repeat(100_000) })
  expect((await post('/v1/analyze', body)).status).toBe(402)
  expect((await post('/v1/analyze', large, keyed('a'))).text).toBe(first.text)
  await credit(1)
  expect((await post('/v1/analyze', body)).status).toBe(200)
})
