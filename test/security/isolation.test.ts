import { expect, it } from 'vitest'
import { routes } from '../../apps/server/src/routes.ts'
import { runTextTask } from '../../apps/server/src/scoring/run-task.ts'
import type { MediaScorers } from '../../apps/server/src/scoring/scoring.ts'
import { browse } from '../pages/support/browse.ts'
import { type Service, startService } from '../server/support/start-service.ts'
import { draft, validBodies } from '../server/support/valid-bodies.ts'

const charged = routes.filter(({ work }) => work.kind === 'billed').map(({ path }) => path)
const pixel =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

const mediaScorers: MediaScorers = {
  image: async ({ context }) => {
    const text = runTextTask({ kind: 'text', source: draft, context, revises: false })
    return { ...text, modality: 'image', synthetic_image_risk: 0.2, evidence: [] }
  },
}

async function twoAccounts() {
  const service = await startService({ mediaScorers })
  const other = await service.account('other@mail.example')
  return { service, other, asOther: { authorization: `Bearer ${other.key}` } }
}

const availableOf = async ({ store }: Service, accountId: string) =>
  (await store.accounts.balance(accountId)).available

it('API1 no charged route repeats to one account what another one paid for under the same key', async () => {
  const { service, other, asOther } = await twoAccounts()
  const answered: string[] = []
  for (const path of charged) {
    const body = path === '/v1/analyze' ? { type: 'image', content: pixel } : validBodies[path]
    const key = { 'idempotency-key': `shared-${path}` }
    const first = await service.post(path, body, key)
    if (first.status !== 200) continue
    answered.push(path)
    const before = await availableOf(service, other.accountId)
    const second = await service.post(path, body, { ...key, ...asOther })
    expect([path, second.status]).toEqual([path, 200])
    expect(second.headers['idempotency-replayed']).toBeUndefined()
    expect(second.body.billing.price_cents).toBeGreaterThan(0)
    expect(await availableOf(service, other.accountId)).toBeLessThan(before)
    const idOf = (body: Record<string, unknown>) => body['analysis_id'] ?? body['batch_id']
    expect(idOf(second.body)).not.toBe(idOf(first.body))
    // Nor does one learn that the other used it with another body.
    const changed = { ...body, context: { domain: 'x' } }
    expect((await service.post(path, changed, { ...key, ...asOther })).status).toBe(409)
  }
  expect(answered).toEqual([
    '/v1/analyze',
    '/v1/analyze-style',
    '/v1/analyze-batch',
    '/v1/analyze-text',
  ])
})

it('API1 neither balance nor tools show what another account did', async () => {
  const { service, other, asOther } = await twoAccounts()
  const untouched = (await service.get('/v1/balance', asOther)).body
  for (const path of charged) await service.post(path, validBodies[path])
  expect((await service.get('/v1/balance', asOther)).body).toEqual(untouched)
  const headers = { ...asOther, accept: 'application/json, text/event-stream' }
  const call = {
    jsonrpc: '2.0',
    id: 1,
    method: 'tools/call',
    params: { name: 'balance', arguments: { account_id: service.accountId } },
  }
  const said = await service.post('/mcp', call, headers)
  expect(said.status).toBe(200)
  expect(said.text).toContain('150')
  expect(said.text).not.toContain(service.accountId)
  expect(await availableOf(service, other.accountId)).toBe(1_500_000)
})

it('API1 a signed-in visitor reaches the calls and keys of one account, by whatever ids', async () => {
  const { service, other } = await twoAccounts()
  await service.post('/v1/analyze', { type: 'text', content: draft })
  const [call] = await service.store.usage.recentCalls(service.accountId, { limit: 1 })
  const [key] = await service.store.keys.list(service.accountId)
  const { get, post, signIn } = browse(service)
  expect((await signIn(other.key)).status).toBe(200)
  const query = new URLSearchParams({
    before_at: new Date((call?.at ?? 0) + 1_000).toISOString(),
    before_id: call?.analysisId ?? '',
  })
  for (const url of ['/account/overview', `/account/calls?${query}`]) {
    const page = await get(url)
    expect([url, page.status]).toEqual([url, 200])
    expect(page.text).not.toContain(call?.analysisId ?? 'none')
    expect(page.text).not.toContain(key?.keyId ?? 'none')
    expect(page.text).not.toContain('first@mail.example')
  }
  for (const [path, more] of [
    ['/account/revoke-key', {}],
    ['/account/rotate-key', { overlap_seconds: 0 }],
  ] as const) {
    const answer = await post(path, { key_id: key?.keyId, account_id: service.accountId, ...more })
    expect([path, answer.status]).toEqual([path, 400])
  }
  expect((await service.get('/v1/balance')).status).toBe(200)
})
