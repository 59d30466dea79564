import { expect, it } from 'vitest'
import { routes } from '../../apps/server/src/routes.ts'
import { startService } from './support/start-service.ts'
import { validBodies } from './support/valid-bodies.ts'

const closed = routes.filter(({ access }) => access === 'account')

it('R-AUTH-01, R-AUTH-02, R-AUTH-03, R-AUTH-04, R-BAL-01 and R-ERR-11 every account route needs a valid key', async () => {
  const { send, key, store, account } = await startService()
  expect(closed.map(({ path }) => path).sort()).toEqual([
    '/v1/analyze',
    '/v1/analyze-audio',
    '/v1/analyze-batch',
    '/v1/analyze-image',
    '/v1/analyze-style',
    '/v1/analyze-text',
    '/v1/analyze-video',
    '/v1/balance',
  ])
  const other = await account('other@mail.example')
  const [summary] = await store.keys.list(other.accountId)
  await store.keys.revoke(other.accountId, summary?.keyId ?? '')
  const flipped = `${key.slice(0, -1)}${key.endsWith('A') ? 'B' : 'A'}`
  const unknown = `ctk_${'0'.repeat(38)}`
  const wrong = [
    `Bearer ${other.key}`,
    `Bearer ${flipped}`,
    `Bearer ${unknown}`,
    `Bearer ${key} x`,
    `Bearer`,
    `Bearer `,
    `Basic ${key}`,
    key,
    `Bearer ${'x'.repeat(5000)}`,
  ]
  for (const { path, method } of closed) {
    const request = { method, url: path, payload: JSON.stringify(validBodies[path] ?? {}) }
    const missing = await send({ ...request, headers: { 'content-type': 'application/json' } })
    expect(missing).toMatchObject({ status: 401, body: { code: 'unauthorized' } })
    expect(missing.headers['www-authenticate']).toBe('Bearer realm="content-trust"')
    for (const authorization of wrong) {
      const headers = { 'content-type': 'application/json', authorization }
      const answer = await send({ ...request, headers })
      expect({ path, authorization, status: answer.status }).toEqual({
        path,
        authorization,
        status: 401,
      })
      expect(answer.headers['www-authenticate']).toBe(
        'Bearer realm="content-trust", error="invalid_token"',
      )
    }
  }
})

it('the scheme may be written in any case, and ?key= opens nothing here (decisions 30 and 42)', async () => {
  const { send, key } = await startService()
  for (const scheme of ['bearer', 'BEARER', 'Bearer ']) {
    const headers = { authorization: `${scheme} ${key}` }
    expect((await send({ url: '/v1/balance', headers })).status).toBe(200)
  }
  expect((await send({ url: `/v1/balance?key=${key}` })).status).toBe(401)
})

it('R-AUTH-07, R-HLT-01 and R-ACC-01 health, the demo and access requests need no key', async () => {
  const { send } = await startService()
  expect((await send({ url: '/health' })).status).toBe(200)
  for (const url of ['/demo/analyze', '/request-access']) {
    const headers = { 'content-type': 'application/json' }
    const payload = JSON.stringify(validBodies[url])
    expect((await send({ method: 'POST', url, payload, headers })).status).toBe(200)
  }
})

it('R-AUTH-05 a rotated key opens the account at once, the old one through its overlap', async () => {
  const { send, store, accountId, key, pass } = await startService()
  const [summary] = await store.keys.list(accountId)
  const fresh = await store.keys.rotate(accountId, summary?.keyId ?? '', 60_000)
  const status = async (used: string) =>
    (await send({ url: '/v1/balance', headers: { authorization: `Bearer ${used}` } })).status
  expect([await status(key), await status(fresh?.key ?? '')]).toEqual([200, 200])
  pass(60_001)
  expect([await status(key), await status(fresh?.key ?? '')]).toEqual([401, 200])
})

it('R-BAL-02 and R-BAL-04 the balance has its windows and the time of the last call (decision 23)', async () => {
  const { get, post, accountId, balance, pass } = await startService()
  const before = await get('/v1/balance')
  expect(before.body).toMatchObject({
    account_id: accountId,
    balance_cents: 150,
    currency: 'USD',
    last_usage_at: null,
  })
  await post('/v1/analyze', validBodies['/v1/analyze'])
  pass(25 * 3_600_000)
  await post('/v1/analyze', validBodies['/v1/analyze'])
  const { status, body } = await get('/v1/balance')
  expect(status).toBe(200)
  expect(body.last_usage_at).toBe('2026-11-22T13:00:00.000Z')
  const to = body.last_usage_at
  expect(body.recent_usage).toEqual({
    last_24h: {
      calls: 1,
      units_analyzed: 1,
      spent_cents: 0.5,
      from: '2026-11-21T13:00:00.000Z',
      to,
    },
    last_7d: { calls: 2, units_analyzed: 2, spent_cents: 1, from: '2026-11-15T13:00:00.000Z', to },
    last_30d: { calls: 2, units_analyzed: 2, spent_cents: 1, from: '2026-10-23T13:00:00.000Z', to },
  })
  expect(await balance()).toBe(149)
})

it('R-BAL-03 the balance is what the last charged call said', async () => {
  const { get, post } = await startService()
  for (const path of ['/v1/analyze', '/v1/analyze-batch', '/v1/analyze-style']) {
    const { body } = await post(path, validBodies[path])
    const { balance_cents } = (await get('/v1/balance')).body
    expect(balance_cents).toBe(body.billing.remaining_balance_cents)
  }
})

it('R-HLT-01, R-HLT-02 and R-VER-05 health tells the service and its version (decision 21)', async () => {
  const { send } = await startService()
  expect(await send({ url: '/health' })).toMatchObject({
    status: 200,
    body: {
      status: 'ok',
      service: 'content-trust',
      version: expect.stringMatching(/^\d+\.\d+\.\d+/),
    },
  })
})
