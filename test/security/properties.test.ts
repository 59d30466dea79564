import { expect, it } from 'vitest'
import { routes } from '../../apps/server/src/routes.ts'
import { browse } from '../pages/support/browse.ts'
import { startService } from '../server/support/start-service.ts'
import { draft, validBodies } from '../server/support/valid-bodies.ts'

/** What a caller might hope to set: fields of answers, of the ledger and of accounts. */
const stolen = {
  account_id: 'acc_other',
  accountId: 'acc_other',
  key_id: 'key_other',
  is_local: true,
  role: 'admin',
  allows_video: true,
  price_cents: 0,
  units: 0,
  bucket: 'demo',
  billing: { price_cents: 0, remaining_balance_cents: 1_000_000, bucket: 'demo' },
  balance_cents: 1_000_000,
  remaining_balance_cents: 1_000_000,
  status: 200,
  analysis_id: 'an_chosen',
  batch_id: 'batch_chosen',
  model: 'cheap',
  model_version: 'chosen',
  risk_level: 'low',
  recommended_action: 'allow',
  content_trust_score: 1,
  evidence: [],
}

/** The results that must not depend on unknown fields. */
function essence(body: Record<string, unknown>): unknown {
  const { analysis_id, batch_id, billing, results, ...rest } = body
  const list = Array.isArray(results) ? results.map(essence) : undefined
  return { ...rest, results: list }
}

it('API3 fields that a caller makes up change neither result, price nor account', async () => {
  const { post, credit, balance } = await startService()
  await credit(100)
  const bodies: typeof validBodies = {
    ...validBodies,
    '/v1/analyze': { type: 'text', content: draft },
  }
  const charged = routes.filter(({ work }) => work.kind === 'billed')
  let compared = 0
  for (const { path } of charged) {
    const before = await balance()
    const plain = await post(path, bodies[path])
    const price = before - (await balance())
    const withMore = await post(path, { ...stolen, ...bodies[path] })
    expect([path, withMore.status]).toEqual([path, plain.status])
    expect([path, before - (await balance())]).toEqual([path, 2 * price])
    if (plain.status !== 200) continue
    compared += 1
    expect(essence(withMore.body)).toEqual(essence(plain.body))
    expect(withMore.body.billing.price_cents).toBe(price)
    expect(JSON.stringify(withMore.body)).not.toContain('chosen')
  }
  expect(compared).toBe(4)
})

it('API3 a form of the account page makes keys of its own account, without credit', async () => {
  const service = await startService()
  const { post, get, signIn } = browse(service)
  await signIn(service.key)
  const made = await post('/account/create-key', { ...stolen, label: 'mine' })
  expect(made.status).toBe(200)
  const overview = await get('/account/overview')
  expect(overview.body.balance.balance_cents).toBe(150)
  expect(overview.body.keys).toHaveLength(2)
  const answer = await service.get('/v1/balance', { authorization: `Bearer ${made.body.key}` })
  expect(answer.body.balance_cents).toBe(150)
})

it('API3 a request for access grants nothing by itself', async () => {
  const service = await startService()
  const body = { ...stolen, ...validBodies['/request-access'] }
  expect((await service.post('/request-access', body)).status).toBe(200)
  expect((await service.store.accounts.list()).map(({ email }) => email)).toEqual([
    'first@mail.example',
  ])
})
