import { wireTextResultSchema } from '@content-trust/engine/schema'
import { expect, it } from 'vitest'
import { runImageTask } from '../../apps/server/src/scoring/run-media-task.ts'
import { photo } from '../support/images.ts'
import { startService } from './support/start-service.ts'
import { draft, validBodies } from './support/valid-bodies.ts'

const request = (
  url: string,
  headers: Record<string, string> = {},
  remoteAddress = '192.0.2.1',
) => ({
  method: 'POST' as const,
  url,
  payload: JSON.stringify(validBodies[url]),
  headers: { 'content-type': 'application/json', ...headers },
  remoteAddress,
})
const demo = '/demo/analyze'

it('R-DEMO-01 and R-GEN-01 a demo text gets a result with a bill of nothing (decision 25)', async () => {
  const { send } = await startService()
  const { status, body } = await send(request(demo))
  expect(status).toBe(200)
  expect(wireTextResultSchema.parse(body)).toEqual(body)
  expect(body.billing).toEqual({
    units_analyzed: 1,
    bucket: 'demo',
    price_cents: 0,
    remaining_balance_cents: 0,
  })
})

it('R-DEMO-04 there is no demo of video', async () => {
  const { send } = await startService()
  expect((await send({ ...request(demo), url: '/demo/analyze-video' })).status).toBe(404)
})

it('R-DEMO-07, R-DEMO-08 and R-ERR-14 the thirteenth call of an hour is 429 with the time to wait (decision 31)', async () => {
  const { send, pass } = await startService()
  for (let call = 1; call <= 12; call++) {
    const { status, headers } = await send(request(demo))
    expect(status).toBe(200)
    expect(headers['ratelimit-policy']).toBe('"ip";q=12;w=3600')
    expect(headers['ratelimit']).toMatch(new RegExp(`^"ip";r=${12 - call};t=\\d+$`))
  }
  const refused = await send(request(demo))
  expect(refused).toMatchObject({ status: 429, body: { code: 'rate_limited' } })
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(3600)
  expect((await send(request(demo, {}, '192.0.2.2'))).status).toBe(200)
  pass(3_600_001)
  expect((await send(request(demo))).status).toBe(200)
})

it('R-DEMO-07 the cookie counts too, on whatever address (decision 25)', async () => {
  const { send } = await startService()
  const first = await send(request(demo, {}, '192.0.2.1'))
  const cookie = String(first.headers['set-cookie'])
  expect(cookie).toMatch(
    /^__Host-demo=[\w-]{22}; Path=\/; Max-Age=86400; HttpOnly; Secure; SameSite=Lax$/,
  )
  const sent = { cookie: cookie.split(';')[0] ?? '' }
  for (let call = 2; call <= 12; call++) {
    expect((await send(request(demo, sent, `192.0.2.${call}`))).status).toBe(200)
  }
  expect((await send(request(demo, sent, '192.0.2.99'))).status).toBe(429)
})

it('an IPv6 network of 64 bits counts as one, and a forged address as none (decision 25)', async () => {
  const { send } = await startService({ config: { demoCallsPerHour: 2 } })
  const from = (address: string, headers = {}) => send(request(demo, headers, address))
  expect((await from('2001:db8:1:2::1')).status).toBe(200)
  expect((await from('2001:db8:1:2:ffff::9')).status).toBe(200)
  expect((await from('2001:db8:1:2::3')).status).toBe(429)
  expect((await from('2001:db8:1:3::1')).status).toBe(200)
  for (const forged of ['198.51.100.1', '198.51.100.2']) {
    expect((await from('192.0.2.7', { 'x-forwarded-for': forged })).status).toBe(200)
  }
  expect((await from('192.0.2.7', { 'x-forwarded-for': '198.51.100.3' })).status).toBe(429)
  expect((await from('::ffff:192.0.2.7')).status).toBe(429)
})

it('behind a trusted proxy the address that it names counts (decision 25)', async () => {
  const { send } = await startService({
    config: { demoCallsPerHour: 1, trustedProxies: ['192.0.2.0/24'] },
  })
  const from = (forwarded: string) => send(request(demo, { 'x-forwarded-for': forwarded }))
  expect((await from('198.51.100.1')).status).toBe(200)
  expect((await from('198.51.100.2')).status).toBe(200)
  expect((await from('203.0.113.9, 198.51.100.2')).status).toBe(429)
})

it('a call that is not valid counts as well (decision 25)', async () => {
  const { send } = await startService({ config: { demoCallsPerHour: 2 } })
  const invalid = { ...request(demo), payload: '{' }
  expect((await send(invalid)).status).toBe(400)
  expect((await send({ ...invalid, headers: { 'content-type': 'text/plain' } })).status).toBe(415)
  expect((await send(request(demo))).status).toBe(429)
})

it('R-DEMO-05 the demo stores nothing, whatever it is asked', async () => {
  const { send, store, accountId } = await startService()
  const payload = JSON.stringify({ text: draft, store_content: true, privacy_mode: false })
  expect((await send({ ...request(demo), payload })).status).toBe(200)
  expect(await store.usage.recentCalls(accountId, { limit: 5 })).toEqual([])
})

it('pages of the demo origin alone may call the demo, and none may call the rest (decision 25)', async () => {
  const origin = 'https://demo.example'
  const { send, key } = await startService({ config: { demoOrigin: origin } })
  const allowed = await send(request(demo, { origin }))
  expect(allowed.headers).toMatchObject({
    'access-control-allow-origin': origin,
    'access-control-allow-credentials': 'true',
    vary: 'Origin',
  })
  for (const other of [
    'https://evil.example',
    'null',
    'https://evil-demo.example',
    'https://www.demo.example',
    'https://demo.example.evil.example',
    'https://demo.example:8443',
    'http://demo.example',
  ]) {
    const foreign = await send(request(demo, { origin: other }))
    expect(foreign.status).toBe(200)
    expect(foreign.headers).not.toHaveProperty('access-control-allow-origin')
    expect(foreign.headers).not.toHaveProperty('access-control-allow-credentials')
  }
  const preflight = await send({ method: 'OPTIONS', url: demo, headers: { origin } })
  expect(preflight.headers['access-control-allow-methods']).toContain('POST')
  for (const url of ['/v1/balance', '/request-access']) {
    const headers = { origin, authorization: `Bearer ${key}` }
    for (const method of ['GET', 'OPTIONS'] as const) {
      const answer = await send({ method, url, headers })
      expect(answer.headers['access-control-allow-origin']).toBeUndefined()
    }
  }
})

it('R-ACC-07, R-ACC-08 and R-ACC-09 a request is stored without an address, five an hour (decision 33)', async () => {
  const { send, store } = await startService()
  const form = request('/request-access')
  for (let call = 1; call <= 5; call++) {
    const { status, body, headers } = await send(form)
    expect({ status, body }).toEqual({
      status: 200,
      body: { ok: true, request_id: headers['x-request-id'] },
    })
  }
  const refused = await send(form)
  expect(refused.status).toBe(429)
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  expect((await send(request('/request-access', {}, '192.0.2.2'))).status).toBe(200)
  const kept = await store.accessRequests.list()
  expect(kept).toHaveLength(6)
  expect(JSON.stringify(kept)).not.toContain('192.0.2')
  expect((await send({ ...form, payload: '{}', remoteAddress: '192.0.2.3' })).status).toBe(400)
})

it('R-DEMO-02 takes an image in the body, by the bytes that it has (decision 82)', async () => {
  const scored: string[] = []
  const { send, lines } = await startService({
    mediaScorers: {
      image: (task) => {
        scored.push(`${task.mediaType} ${task.bytes.length}`)
        return runImageTask(task)
      },
    },
  })
  const ask = (url: string, body: object) =>
    send({ ...request(demo), url, payload: JSON.stringify(body) })
  const data = photo.toString('base64')
  const answer = await ask('/demo/analyze-image', {
    image_url: `data:image/jpeg;base64,${data}`,
  })
  expect(answer.status).toBe(200)
  expect(scored).toEqual([`image/jpeg ${photo.length}`])
  for (const [url, body] of [
    ['/demo/analyze-image', { image_url: `data:image/png;base64,${data}` }],
    ['/demo/analyze-image', { image_url: 'data:image/jpeg;base64,@@@@' }],
    ['/demo/analyze-image', { image_url: `data:text/html;base64,${data}` }],
    ['/demo/analyze-image', { image_url: 'file:///etc/passwd' }],
    ['/demo/analyze-audio', { audio_url: `data:audio/mpeg;base64,${data}` }],
    ['/demo/analyze-image', { image_url: `data:image/jpeg;base64,${'A'.repeat(7_000_000)}` }],
  ] as const) {
    expect(await ask(url, body)).toMatchObject({ status: 400, body: { code: 'bad_request' } })
  }
  // A text has no file in it.
  const long = await ask(demo, { text: 'a'.repeat(300_000) })
  expect(long).toMatchObject({ status: 413, body: { code: 'payload_too_large' } })
  expect(lines.join('')).not.toContain(data.slice(0, 40))
})
