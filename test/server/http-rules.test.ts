import { problemCodeSchema, problemSchema } from '@content-trust/engine/schema'
import { describe, expect, it } from 'vitest'
import { ApiError } from '../../apps/server/src/errors/api-error.ts'
import { toProblem } from '../../apps/server/src/errors/problem.ts'
import { routes } from '../../apps/server/src/routes.ts'
import { type Answer, startService } from './support/start-service.ts'
import { draft, validBodies } from './support/valid-bodies.ts'

const posts = routes.filter(({ method }) => method === 'POST')

function expectProblem(answer: Answer, status: number, code: string): void {
  expect({ status: answer.status, code: answer.body?.code }).toEqual({ status, code })
  expect(problemSchema.parse(answer.body)).toEqual(answer.body)
  expect(answer.headers['content-type']).toMatch(/^application\/problem\+json/)
  expect(answer.headers['x-request-id']).toBe(answer.body.instance)
  expect(answer.body.type.endsWith(`/problems/${code}`)).toBe(true)
  expect(answer.body).toMatchObject({
    status,
    request_id: answer.body.instance,
    error: code,
    message: answer.body.detail,
  })
}

describe('problems', () => {
  it('R-ERR-01, R-ERR-02, R-ERR-03, R-ERR-04, R-ERR-05, R-ERR-06, R-ERR-07, R-ERR-08, R-ERR-09, R-ERR-10 and R-ERR-16 one body has both declared shapes (decision 26)', async () => {
    const { post } = await startService()
    expectProblem(await post('/v1/analyze', { type: 'text', content: 'short' }), 400, 'bad_request')
    expectProblem(await post('/v1/analyze', '{'), 400, 'bad_request')
  })

  it('the type is one constant, whatever host is asked (decision 26)', async () => {
    const { send } = await startService()
    const types = await Promise.all(
      ['a.example', 'b.example'].map(async (host) => {
        return (await send({ url: '/nowhere', headers: { host } })).body.type
      }),
    )
    expect(types[0]).toBe(types[1])
    expect(types[0]).toBe('/problems/not_found')
  })

  it('an answer names the page that its own service has about the problem (decision 26)', async () => {
    const { send } = await startService()
    for (const [url, others] of [
      ['/nowhere', ''],
      ['/v1/analyze-audio', '</v1/analyze>; rel="successor-version", '],
    ] as const) {
      const { headers, body } = await send({ method: 'POST', url })
      expect(headers['link']).toBe(`${others}<${body.type}>; rel="help"`)
      expect((await send({ url: body.type })).status).toBe(200)
    }
  })

  it('the type of every problem leads to its page on the service that was asked (decision 26)', async () => {
    const { send } = await startService()
    for (const code of problemCodeSchema.options) {
      const { type } = toProblem(new ApiError(code, 'why'), 'req_1')
      const { pathname } = new URL(type, 'https://any.example/v1/analyze')
      const page = await send({ url: pathname })
      expect([code, page.status]).toEqual([code, 200])
      expect(page.text).toContain(code)
      const told = await send({ url: pathname, headers: { accept: 'application/json' } })
      expect(told.body).toMatchObject({ type, code })
    }
  })

  it('names each wrong field by pointer, at most 20, and repeats no value (decision 26)', async () => {
    const { post } = await startService()
    const secret = 'canary-value'
    const body = {
      type: 'text',
      content: 7,
      store_content: secret,
      context: { format: secret, 'a/b~c': 1 },
    }
    const { body: problem, text } = await post('/v1/analyze', body)
    expect(problem.errors.map(({ pointer }: { pointer: string }) => pointer)).toEqual([
      '/context/format',
      '/store_content',
      '/content',
    ])
    expect(text).not.toContain(secret)
    const items = Array.from({ length: 25 }, () => ({ id: '', text: '' }))
    expect((await post('/v1/analyze-batch', { items })).body.errors).toHaveLength(20)
  })
})

describe('paths and methods', () => {
  it('an unknown path is 404, a known one with another method 405 with Allow (decision 29)', async () => {
    const { send } = await startService()
    for (const url of ['//', '/v1', '/v1/analyze/', '/v1/nothing', '/V1/analyze', '/%2e%2e/etc']) {
      expectProblem(await send({ url }), 404, 'not_found')
      expectProblem(await send({ method: 'POST', url, payload: '{' }), 404, 'not_found')
    }
    for (const { path, method } of routes) {
      for (const wrong of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const) {
        if (wrong === method) continue
        const answer = await send({ method: wrong, url: path })
        expectProblem(answer, 405, 'method_not_allowed')
        expect(answer.headers['allow']).toBe(
          method === 'GET' ? 'GET, HEAD, OPTIONS' : 'POST, OPTIONS',
        )
      }
    }
  })

  it('HEAD follows GET without a body, OPTIONS needs no key (decision 29)', async () => {
    const { send, key } = await startService()
    const headers = { authorization: `Bearer ${key}` }
    for (const url of ['/health', '/v1/balance']) {
      const got = await send({ url, headers })
      const head = await send({ method: 'HEAD', url, headers })
      expect(head).toMatchObject({ status: 200, text: '' })
      expect(head.headers['content-length']).toBe(got.headers['content-length'])
    }
    for (const { path } of routes) {
      const answer = await send({ method: 'OPTIONS', url: path })
      expect(answer).toMatchObject({ status: 204, text: '' })
      expect(answer.headers['allow']).toContain('OPTIONS')
    }
    expect((await send({ method: 'OPTIONS', url: '/nowhere' })).status).toBe(404)
  })

  it('R-VER-01 scoring paths carry the major version', () => {
    const unversioned = /^\/(?:health|demo\/[\w-]+|request-access|mcp)$/
    for (const { path } of routes) {
      if (!unversioned.test(path)) expect(path).toMatch(/^\/v1\/[\w-]+$/)
    }
  })
})

describe('bodies', () => {
  it('R-GEN-02 and R-ERR-01 other types of body are 415, JSON with parameters is read (decision 5)', async () => {
    const { post } = await startService()
    for (const { path } of posts) {
      if (path.startsWith('/demo') || path === '/request-access') continue
      for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'application/jsonx']) {
        const answer = await post(path, '{}', { 'content-type': type })
        expectProblem(answer, 415, 'unsupported_media_type')
      }
    }
    const body = validBodies['/v1/analyze']
    for (const type of [
      'application/json; charset=utf-8',
      'application/json;charset="UTF-8"; v=1',
      'APPLICATION/JSON',
    ]) {
      expect((await post('/v1/analyze', body, { 'content-type': type })).status).toBe(200)
    }
  })

  it('a body without a type, or no body at all, is 415 (decision 5)', async () => {
    const { send, key } = await startService()
    const headers = { authorization: `Bearer ${key}` }
    const without = await send({
      method: 'POST',
      url: '/v1/analyze',
      payload: Buffer.from('{}'),
      headers,
    })
    expectProblem(without, 415, 'unsupported_media_type')
    expectProblem(
      await send({ method: 'POST', url: '/v1/analyze', headers }),
      415,
      'unsupported_media_type',
    )
  })

  it('another charset is 415; broken UTF-8 and lone surrogates are 400; a mark of order is not read (decision 5)', async () => {
    const { post, send, key } = await startService()
    const latin = { 'content-type': 'application/json; charset=latin1' }
    expectProblem(await post('/v1/analyze', '{}', latin), 415, 'unsupported_media_type')
    const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' }
    const raw = (payload: Buffer) => send({ method: 'POST', url: '/v1/analyze', payload, headers })
    const json = JSON.stringify(validBodies['/v1/analyze'])
    const broken = Buffer.concat([
      Buffer.from(json.slice(0, -2)),
      Buffer.from([0xc3, 0x28]),
      Buffer.from('"}'),
    ])
    expectProblem(await raw(broken), 400, 'bad_request')
    expect(
      (await raw(Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), Buffer.from(json)]))).status,
    ).toBe(200)
    for (const lone of ['\\ud83d', '\\udc00']) {
      const body = `{"type":"text","content":"${draft}${lone}"}`
      expectProblem(await post('/v1/analyze', body), 400, 'bad_request')
      expectProblem(await post('/v1/analyze', `{"${lone}":1}`), 400, 'bad_request')
    }
  })

  it('of two equal keys the last one counts (decision 5)', async () => {
    const { post } = await startService()
    const body = `{"type":"text","content":"${draft}","content":"${draft} ${draft}","type":"text"}`
    const { body: style } = await post('/v1/analyze-style', `{"text":"short","text":"${draft}"}`)
    expect(style.stats.characters).toBe(draft.length)
    expect((await post('/v1/analyze', body)).status).toBe(200)
  })

  it('keys that poison prototypes are 400 at any depth (decision 5)', async () => {
    const { post } = await startService()
    for (const poison of ['{"__proto__":{"a":1}}', '{"constructor":{"prototype":{}}}']) {
      expectProblem(await post('/v1/analyze', poison), 400, 'bad_request')
      const nested = `{"type":"text","content":"${draft}","context":${poison}}`
      expectProblem(await post('/v1/analyze', nested), 400, 'bad_request')
    }
  })

  it('R-ANA-18 and R-ERR-10 malformed JSON is 400, without a word of it', async () => {
    const { post } = await startService()
    for (const { path } of posts.filter(({ access }) => access === 'account')) {
      for (const body of ['', ' ', '{', '{"canary":', "{'canary':1}", '{"a":1}canary', 'canary']) {
        const answer = await post(path, body)
        expectProblem(answer, 400, 'bad_request')
        expect(answer.text).not.toContain('canary')
      }
      for (const body of ['null', '7', '"text"', '[]', 'true']) {
        expectProblem(await post(path, body), 400, 'bad_request')
      }
    }
    expectProblem(await post('/v1/analyze', '['.repeat(100_000)), 400, 'bad_request')
    const deep = `{"a":${'['.repeat(60)}${']'.repeat(60)}}`
    expectProblem(await post('/v1/analyze', deep), 400, 'bad_request')
  })

  it('413 begins one byte above the cap of each route (decision 27)', async () => {
    const { post, send } = await startService()
    for (const { path, maxBytes, access } of posts) {
      const body = JSON.stringify(validBodies[path])
      // Only what can be base64 may be that long.
      const filled = (size: number) =>
        `${body.slice(0, -1)},"x":"${'A'.repeat(size - body.length - 7)}"}`
      if (access === 'account') {
        expect((await post(path, filled(maxBytes))).status, path).not.toBe(413)
        expectProblem(await post(path, filled(maxBytes + 1)), 413, 'payload_too_large')
      } else {
        const headers = { 'content-type': 'application/json' }
        const answer = await send({
          method: 'POST',
          url: path,
          payload: filled(maxBytes + 1),
          headers,
        })
        expectProblem(answer, 413, 'payload_too_large')
      }
    }
    expect(Object.fromEntries(posts.map(({ path, maxBytes }) => [path, maxBytes]))).toMatchObject({
      '/v1/analyze': 8_388_608,
      '/v1/analyze-text': 2_097_152,
      '/v1/analyze-batch': 2_097_152,
      '/v1/analyze-style': 2_097_152,
      '/v1/analyze-image': 262_144,
      '/demo/analyze': 262_144,
      '/request-access': 262_144,
    })
  })

  it('an encoded body is 415 and is told so (decision 5)', async () => {
    const { post } = await startService()
    const answer = await post('/v1/analyze', validBodies['/v1/analyze'], {
      'content-encoding': 'gzip',
    })
    expectProblem(answer, 415, 'unsupported_media_type')
    expect(answer.headers['accept-encoding']).toBe('identity')
  })

  it('whatever is accepted, the answer is JSON (decision 29)', async () => {
    const { post } = await startService()
    const answer = await post('/v1/analyze', validBodies['/v1/analyze'], { accept: 'text/html' })
    expect(answer.headers['content-type']).toMatch(/^application\/json/)
  })

  it('checks come in one order: path, method, key, limit, type and size, body, replay, credit (decision 28)', async () => {
    const { post, send, key } = await startService({ config: { callsInFlight: 32 } })
    const bad = { authorization: 'Bearer nobody', 'content-type': 'text/plain' }
    const big = ' '.repeat(262_145)
    expect(
      (await send({ method: 'PUT', url: '/nowhere', payload: big, headers: bad })).status,
    ).toBe(404)
    expect(
      (await send({ method: 'PUT', url: '/v1/analyze-image', payload: big, headers: bad })).status,
    ).toBe(405)
    expect(
      (await send({ method: 'POST', url: '/v1/analyze-image', payload: big, headers: bad })).status,
    ).toBe(401)
    const typed = { authorization: `Bearer ${key}`, 'content-type': 'text/plain' }
    expect(
      (await send({ method: 'POST', url: '/v1/analyze-image', payload: big, headers: typed }))
        .status,
    ).toBe(415)
    const expensive = { type: 'text', content: 'a'.repeat(100_000), auto_revise: true }
    const replayable = { 'idempotency-key': 'k' }
    expect((await post('/v1/analyze', expensive, replayable)).status).toBe(200)
    expect((await post('/v1/analyze', { ...expensive, context: 1 }, replayable)).status).toBe(400)
    expect((await post('/v1/analyze', { ...expensive, x: 1 }, replayable)).status).toBe(409)
    expect((await post('/v1/analyze', expensive, replayable)).status).toBe(200)
    expect((await post('/v1/analyze', expensive)).status).toBe(402)
  })
})

describe('headers', () => {
  it('every answer has them, and an id made here (decision 29)', async () => {
    const { send, post, get } = await startService()
    const answers = [
      await get('/health'),
      await get('/v1/balance'),
      await post('/v1/analyze', validBodies['/v1/analyze'], { 'x-request-id': 'mine' }),
      await post('/v1/analyze', '{'),
      await send({ url: '/v1/balance' }),
      await send({ url: '/nowhere' }),
      await send({ method: 'OPTIONS', url: '/v1/analyze' }),
    ]
    for (const { headers } of answers) {
      expect(headers['x-request-id']).toMatch(/^req_[0-9a-f-]{36}$/)
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'cache-control': 'no-store',
        'referrer-policy': 'no-referrer',
      })
      expect(headers['strict-transport-security']).toBeUndefined()
      expect(headers['access-control-allow-origin']).toBeUndefined()
    }
    expect(new Set(answers.map(({ headers }) => headers['x-request-id'])).size).toBe(answers.length)
  })

  it('HSTS is sent behind a trusted proxy that ends TLS, and to nobody else (decision 29)', async () => {
    const forged = { 'x-forwarded-proto': 'https' }
    const { send: plain } = await startService()
    expect(
      (await plain({ url: '/health', headers: forged })).headers['strict-transport-security'],
    ).toBeUndefined()
    const { send } = await startService({ config: { trustedProxies: ['127.0.0.0/8'] } })
    const { headers } = await send({ url: '/health', headers: forged })
    expect(headers['strict-transport-security']).toMatch(/max-age=\d+/)
  })

  it('a caller may name a call for the log; what is no plain id is left out (decision 29)', async () => {
    const { get, lines } = await startService()
    await get('/health', { 'x-client-request-id': 'call-7' })
    await get('/health', { 'x-client-request-id': 'a b' })
    await get('/health', { 'x-client-request-id': 'x'.repeat(129) })
    const logged = lines.map((line) => JSON.parse(line).client_request_id)
    expect(logged).toEqual(['call-7', undefined, undefined])
  })
})
