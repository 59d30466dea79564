import { expect, it } from 'vitest'
import { accountActions } from '../../apps/server/src/pages/account-actions.ts'
import { type Overview, overviewSchema } from '../../apps/server/src/pages/account-view.ts'
import { accountCalls } from '../../apps/server/src/pages/mount-account.ts'
import { type Service, startService } from '../server/support/start-service.ts'
import { draft } from '../server/support/valid-bodies.ts'
import { type Browser, browse } from './support/browse.ts'

async function signedIn(): Promise<Service & { readonly browser: Browser }> {
  const service = await startService()
  const browser = browse(service)
  expect((await browser.signIn(service.key)).status).toBe(200)
  return { ...service, browser }
}

async function overview(browser: Browser): Promise<Overview> {
  return overviewSchema.parse((await browser.get('/account/overview')).body)
}

const balanceWith = (service: Service, key: string) =>
  service.get('/v1/balance', { authorization: `Bearer ${key}` })

it('R-AUTH-05 a key opens a session that scripts and other sites cannot use', async () => {
  const service = await startService()
  const answer = await browse(service).signIn(service.key)
  expect(answer).toMatchObject({ status: 200, body: { ok: true } })
  expect(String(answer.headers['set-cookie'])).toMatch(
    /^content-trust-account=[\w-]{43}; Path=\/; Max-Age=43200; HttpOnly; SameSite=Strict$/,
  )
  expect(answer.headers['cache-control']).toBe('no-store')
  expect(service.lines.join('')).not.toContain(service.key.slice(0, 20))
})

it('behind TLS the cookie is bound to the host and sent only over https', async () => {
  const service = await startService({ config: { trustedProxies: ['192.0.2.0/24'] } })
  const headers = { 'x-forwarded-proto': 'https', origin: 'https://trust.example' }
  const browser = browse(service)
  const answer = await browser.post('/account/sign-in', { key: service.key }, headers)
  expect(String(answer.headers['set-cookie'])).toMatch(
    /^__Host-account=[\w-]{43}; Path=\/; Max-Age=43200; HttpOnly; SameSite=Strict; Secure$/,
  )
  const seen = await browser.get('/account/session', { 'x-forwarded-proto': 'https' })
  expect(seen.body).toEqual({ is_signed_in: true })
})

it('a wrong key opens nothing and is not repeated', async () => {
  const service = await startService()
  for (const key of ['', 'ctk_nothing', `${service.key}x`, '\u0000', 'x'.repeat(300)]) {
    const answer = await browse(service).signIn(key)
    expect([400, 401]).toContain(answer.status)
    expect(answer.headers['set-cookie']).toBeUndefined()
    if (key.length > 5) expect(answer.text).not.toContain(key)
  }
})

it('attempts to sign in are limited by address', async () => {
  const service = await startService()
  for (let attempt = 1; attempt <= 20; attempt++) {
    expect((await browse(service).signIn('ctk_guess')).status).toBe(401)
  }
  const refused = await browse(service).signIn(service.key)
  expect(refused).toMatchObject({ status: 429, body: { code: 'rate_limited' } })
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  expect((await browse(service, '192.0.2.2').signIn(service.key)).status).toBe(200)
  service.pass(900_001)
  expect((await browse(service).signIn(service.key)).status).toBe(200)
})

it('without a session every call of the page is 401, and a key is not a session', async () => {
  const service = await startService()
  const browser = browse(service)
  const bearer = { authorization: `Bearer ${service.key}` }
  for (const { method, path } of accountActions) {
    const answer =
      method === 'GET' ? await browser.get(path, bearer) : await browser.post(path, {}, bearer)
    expect({ path, status: answer.status }).toEqual({ path, status: 401 })
  }
  expect((await browser.get('/account/session')).body).toEqual({ is_signed_in: false })
})

it('the overview has balance, windows, days and calls, and no text of a call', async () => {
  const { browser, post, accountId, key } = await signedIn()
  await post('/v1/analyze', { type: 'text', content: draft })
  const seen = await overview(browser)
  expect(seen).toMatchObject({ email: 'first@mail.example', balance: { account_id: accountId } })
  expect(seen.balance.balance_cents).toBe(149.5)
  expect(seen.balance.recent_usage.last_24h).toMatchObject({ calls: 1, spent_cents: 0.5 })
  expect(seen.days).toHaveLength(30)
  expect(seen.days.at(-1)).toMatchObject({ calls: 1, units_analyzed: 1, spent_cents: 0.5 })
  expect(seen.recent.calls).toHaveLength(1)
  expect(seen.recent.calls[0]).toMatchObject({ endpoint: 'POST /v1/analyze', modality: 'text' })
  const { text } = await browser.get('/account/overview')
  expect(text).not.toContain(draft)
  expect(text).not.toContain(key)
})

it('older calls come by pages, each call once', async () => {
  const { browser, post, pass } = await signedIn()
  for (let call = 0; call < 45; call++) {
    await post('/v1/analyze', { type: 'text', content: `${draft} ${call}` })
    if (call % 3 === 0) pass(1)
  }
  const { recent } = await overview(browser)
  const seen = [...recent.calls]
  let hasMore = recent.has_more
  while (hasMore) {
    const last = seen.at(-1)
    const query = `before_at=${last?.at}&before_id=${last?.analysis_id}`
    const { body } = await browser.get(`/account/calls?${query}`)
    seen.push(...body.calls)
    hasMore = body.has_more
  }
  expect(seen).toHaveLength(45)
  expect(new Set(seen.map(({ analysis_id }) => analysis_id)).size).toBe(45)
  expect((await browser.get('/account/calls?before_at=yesterday&before_id=x')).status).toBe(400)
})

it('R-AUTH-05 a key that is created here works, is shown once, and stops working when it is revoked', async () => {
  const service = await signedIn()
  const { browser } = service
  const made = await browser.post('/account/create-key', { label: '  build server ' })
  expect(made.status).toBe(200)
  expect((await balanceWith(service, made.body.key)).status).toBe(200)
  const { keys } = await overview(browser)
  const shown = keys.find(({ key_id }) => key_id === made.body.key_id)
  expect(shown).toMatchObject({ label: 'build server', is_active: true })
  expect(JSON.stringify(keys)).not.toContain(made.body.key)
  await browser.post('/account/revoke-key', { key_id: made.body.key_id })
  expect((await balanceWith(service, made.body.key)).status).toBe(401)
  expect((await browser.get('/account/overview')).status).toBe(200)
})

it('R-AUTH-05 a replaced key works until its overlap ends; the session goes on (decision 30)', async () => {
  const service = await signedIn()
  const { browser, key } = service
  const { session } = await overview(browser)
  const body = { key_id: session.key_id, overlap_seconds: 3600 }
  const made = await browser.post('/account/rotate-key', body)
  for (const each of [key, made.body.key]) {
    expect((await balanceWith(service, each)).status).toBe(200)
  }
  service.pass(3_600_000)
  expect((await balanceWith(service, key)).status).toBe(401)
  expect((await balanceWith(service, made.body.key)).status).toBe(200)
  expect((await overview(browser)).session.key_id).toBe(made.body.key_id)
})

it('revoking a leaked key ends every session that it opened', async () => {
  const service = await signedIn()
  const { browser, key } = service
  const thief = browse(service, '198.51.100.9')
  await thief.signIn(key)
  const made = await browser.post('/account/create-key', { label: 'new' })
  const owner = browse(service)
  await owner.signIn(made.body.key)
  const { session } = await overview(thief)
  expect((await owner.post('/account/revoke-key', { key_id: session.key_id })).status).toBe(200)
  expect((await thief.get('/account/overview')).status).toBe(401)
  expect((await owner.get('/account/overview')).status).toBe(200)
})

it('an account cannot reach the keys of another one', async () => {
  const service = await signedIn()
  const stranger = await service.account('second@mail.example')
  const { browser } = service
  const other = browse(service, '192.0.2.2')
  await other.signIn(stranger.key)
  const { session, keys } = await overview(other)
  expect(keys).toHaveLength(1)
  for (const [path, body] of [
    ['/account/revoke-key', { key_id: session.key_id }],
    ['/account/rotate-key', { key_id: session.key_id, overlap_seconds: 0 }],
  ] as const) {
    const answer = await browser.post(path, body)
    const none = await browser.post(path, { ...body, key_id: 'key_none' })
    expect(answer).toMatchObject({ status: 400, body: { code: 'bad_request' } })
    expect(answer.body.detail).toBe(none.body.detail)
  }
  expect((await balanceWith(service, stranger.key)).status).toBe(200)
  expect(JSON.stringify(await overview(browser))).not.toContain(stranger.accountId)
})

it('a session ends at once on the server, and by itself after 12 hours', async () => {
  const service = await signedIn()
  const { browser } = service
  const cookie = browser.cookie()
  const left = await browser.post('/account/sign-out')
  expect(String(left.headers['set-cookie'])).toContain('content-trust-account=; Path=/; Max-Age=0')
  expect((await browser.get('/account/overview', { cookie })).status).toBe(401)
  await browser.signIn(service.key)
  service.pass(12 * 3_600_000)
  expect((await browser.get('/account/overview')).status).toBe(401)
})

it('signing in again leaves no session behind', async () => {
  const { browser, key } = await signedIn()
  const cookie = browser.cookie()
  await browser.signIn(key)
  expect(browser.cookie()).not.toBe(cookie)
  expect((await browser.get('/account/overview', { cookie })).status).toBe(401)
  expect((await browser.get('/account/overview')).status).toBe(200)
})

it('another site cannot act for a browser that is signed in', async () => {
  const { browser } = await signedIn()
  const create = (headers: Record<string, string>) =>
    browser.post('/account/create-key', { label: 'x' }, headers)
  for (const headers of [
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { origin: '' },
    { origin: 'http://trust.example:8081' },
    { origin: 'http://evil-trust.example' },
    { origin: 'http://www.trust.example' },
    { origin: 'http://trust.example.' },
    { origin: 'ftp://trust.example' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
  ] as const) {
    const answer = await create({ ...headers })
    expect(answer).toMatchObject({ status: 403, body: { code: 'forbidden_origin' } })
  }
  expect((await create({ 'content-type': 'text/plain' })).status).toBe(415)
  expect((await create({ 'sec-fetch-site': 'same-origin' })).status).toBe(200)
  const { keys } = await overview(browser)
  expect(keys).toHaveLength(2)
})

it('a page that came without TLS cannot act where the service is reached over https', async () => {
  const service = await startService({ config: { trustedProxies: ['192.0.2.0/24'] } })
  const signIn = (origin: string) => {
    const headers = { 'x-forwarded-proto': 'https', origin }
    return browse(service).post('/account/sign-in', { key: service.key }, headers)
  }
  expect(await signIn('http://trust.example')).toMatchObject({
    status: 403,
    body: { code: 'forbidden_origin' },
  })
  expect((await signIn('https://trust.example')).status).toBe(200)
})

it('no call of the page that changes something is open to another site', async () => {
  const { browser, key } = await signedIn()
  const changes = accountCalls.filter(({ method }) => method === 'POST')
  expect(changes.map(({ path }) => path).sort()).toEqual([
    '/account/create-key',
    '/account/revoke-key',
    '/account/rotate-key',
    '/account/sign-in',
    '/account/sign-out',
  ])
  for (const { path } of changes) {
    const answer = await browser.post(path, { key }, { origin: 'http://evil-trust.example' })
    expect({ path, status: answer.status }).toEqual({ path, status: 403 })
    expect(answer.headers['set-cookie']).toBeUndefined()
  }
  expect((await browser.get('/account/overview')).status).toBe(200)
})

it('bounds what a form may send', async () => {
  const { browser } = await signedIn()
  const { session } = await overview(browser)
  const create = (label: unknown) => browser.post('/account/create-key', { label })
  for (const label of ['', '   ', 'x'.repeat(61), null, 5]) {
    expect((await create(label)).status).toBe(400)
  }
  for (const overlap of [-1, 0.5, 2_592_001, '3600', null]) {
    const body = { key_id: session.key_id, overlap_seconds: overlap }
    expect((await browser.post('/account/rotate-key', body)).status).toBe(400)
  }
  expect((await create('x'.repeat(20_000))).status).toBe(413)
  for (let key = 2; key <= 20; key++) expect((await create(`key ${key}`)).status).toBe(200)
  expect((await create('one too many')).status).toBe(400)
})
