import { expect, it } from 'vitest'
import { browse } from '../pages/support/browse.ts'
import { type Service, startService } from './support/start-service.ts'
import { draft } from './support/valid-bodies.ts'

const initialize = {
  jsonrpc: '2.0',
  id: 1,
  method: 'initialize',
  params: {
    protocolVersion: '2025-06-18',
    capabilities: {},
    clientInfo: { name: 'test', version: '1' },
  },
}
const accept = { accept: 'application/json, text/event-stream' }

/** A call of each kind that needs an account. */
function callAll(service: Service) {
  return Promise.all([
    service.post('/v1/analyze', { type: 'text', content: draft }),
    service.post('/v1/analyze-batch', { items: [{ id: 'a', text: draft }] }),
    service.post('/v1/analyze-style', { text: draft }),
    service.get('/v1/balance'),
    service.post('/mcp', initialize, accept),
  ])
}

it('a suspended account gets 403 everywhere and keeps its credit, until it is resumed', async () => {
  const service = await startService()
  const { administration } = service.store
  const other = await service.account('other@mail.example')
  const browser = browse(service)
  await browser.signIn(service.key)
  const before = await service.balance()
  expect(await administration.setSuspended(service.accountId, true, 'abuse')).toBe(true)
  expect(await administration.setSuspended(service.accountId, true, 'abuse')).toBe(false)
  for (const answer of await callAll(service)) {
    expect(answer).toMatchObject({
      status: 403,
      body: { code: 'account_suspended', detail: 'The account of this key is suspended.' },
    })
    expect(answer.headers['content-type']).toContain('application/problem+json')
  }
  expect((await browse(service).signIn(service.key)).status).toBe(403)
  expect((await browser.get('/account/overview')).status).toBe(401)
  // A key that is not valid learns nothing of the account, and others call on.
  const wrong = { authorization: `Bearer ${service.key.slice(0, -1)}` }
  expect((await service.get('/v1/balance', wrong)).status).toBe(401)
  const bearer = { authorization: `Bearer ${other.key}` }
  expect((await service.get('/v1/balance', bearer)).status).toBe(200)
  expect(await service.balance()).toBe(before)

  expect(await administration.setSuspended(service.accountId, false, 'sorry')).toBe(true)
  for (const { status } of await callAll(service)) expect(status).toBe(200)
  expect((await browser.get('/account/overview')).status).toBe(200)
})

it('an account with a limit is told where it stands, and when to come back', async () => {
  const service = await startService()
  const analyze = () => service.post('/v1/analyze', { type: 'text', content: draft })
  expect((await analyze()).headers).not.toHaveProperty('ratelimit')
  await service.store.administration.setRate(service.accountId, 3)
  const first = await analyze()
  expect(first.headers).toMatchObject({
    'ratelimit-policy': '"account";q=3;w=60',
    ratelimit: '"account";r=2;t=60',
  })
  service.pass(15_000)
  await service.get('/v1/balance')
  expect((await service.post('/mcp', initialize, accept)).headers).toMatchObject({
    ratelimit: '"account";r=0;t=45',
  })
  const before = await service.balance()
  const refused = await analyze()
  expect(refused).toMatchObject({
    status: 429,
    body: { code: 'rate_limited', detail: expect.stringContaining('3 calls a minute') },
    headers: {
      'ratelimit-policy': '"account";q=3;w=60',
      ratelimit: '"account";r=0;t=45',
      'retry-after': '45',
    },
  })
  expect(await service.balance()).toBe(before)
  // Other accounts have no limit, and a minute later there is room again.
  const other = await service.account('other@mail.example')
  const bearer = { authorization: `Bearer ${other.key}` }
  expect((await service.get('/v1/balance', bearer)).headers).not.toHaveProperty('ratelimit')
  service.pass(45_000)
  expect((await analyze()).status).toBe(200)
  await service.store.administration.setRate(service.accountId, null)
  expect((await analyze()).headers).not.toHaveProperty('ratelimit')
})

it('CALLS_PER_MINUTE limits the accounts that have no limit of their own', async () => {
  const service = await startService({ config: { callsPerMinute: 1 } })
  expect((await service.get('/v1/balance')).status).toBe(200)
  expect((await service.get('/v1/balance')).status).toBe(429)
  await service.store.administration.setRate(service.accountId, 2)
  expect((await service.get('/v1/balance')).status).toBe(200)
})
