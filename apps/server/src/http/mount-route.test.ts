import { setImmediate as nextTurn } from 'node:timers/promises'
import Fastify from 'fastify'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import * as z from 'zod'
import { readConfig } from '../config.ts'
import {
  defineBilledRoute,
  defineFreeRoute,
  defineLookUp,
  definePublicLookUp,
  type Route,
} from '../define-route.ts'
import { ApiError } from '../errors/api-error.ts'
import type { NewOperation } from '../ledger/ports.ts'
import type { RateAnswer, RateCounters } from '../ledger/usage-ports.ts'
import { CallsInFlight } from '../limits/calls-in-flight.ts'
import { CallsPerMinute } from '../limits/calls-per-minute.ts'
import { countAnswer } from '../logging/count-answer.ts'
import { createLog } from '../logging/log.ts'
import { logAnswer } from '../logging/log-answer.ts'
import { type AnswerFacts, createServiceMetrics } from '../metrics/service-metrics.ts'
import { readJson } from '../request/read-json.ts'
import type { Services } from '../services.ts'
import { knownPaths } from './known-paths.ts'
import { mountRoute } from './mount-route.ts'
import { onRequest } from './on-request.ts'

const holder = { accountId: 'acct_1', keyId: 'key_1', hasVideoBeta: false }
const facts = { tag: '', summary: '', description: '', errors: [] } as const
const input = z.object({ n: z.number() })
const output = z.object({ n: z.number() })

interface Behaviour {
  /** What the work of every route does before it answers. */
  readonly work?: (body: unknown) => Promise<void>
  readonly rate?: RateAnswer
  readonly callsInFlight?: number
  readonly errors?: Route['errors']
}

/** One route of each kind. */
function makeRoutes({
  work = async () => {},
  errors = [],
}: Pick<Behaviour, 'work' | 'errors'>): readonly Route[] {
  const answer = async (body: { readonly n: number }) => {
    await work(body)
    return body
  }
  const common = { ...facts, errors, maxBytes: 20, input, output }
  return [
    defineBilledRoute({
      ...common,
      name: 'billed',
      path: '/billed',
      deprecation: { since: new Date('2026-01-01T00:00:00.900Z'), successor: '/free' },
      job: (body) => ({
        charge: { bucket: 'demo', units: 1, price: 0 },
        payment: 'hold',
        submitted: { kind: 'text', texts: [], retain: false },
        work: async () => {
          await answer(body)
          return { id: 'an_1', modality: 'text', modelVersion: 'v1', answer: () => body }
        },
      }),
    }),
    defineFreeRoute({ ...common, name: 'demo', path: '/demo', access: 'demo', run: answer }),
    defineFreeRoute({ ...common, name: 'form', path: '/form', access: 'form', run: answer }),
    defineLookUp({
      ...facts,
      errors,
      name: 'mine',
      path: '/mine',
      output: z.any(),
      run: async (call) => {
        await work(null)
        return call
      },
    }),
    definePublicLookUp({
      ...facts,
      errors,
      name: 'open',
      path: '/open',
      output,
      run: () => answer({ n: 1 }),
    }),
  ]
}

/** Services whose store records the operations that begin, and asks `take` for rates. */
function makeServices(begun: NewOperation[], take: RateCounters['take']): Services {
  return Object.assign(Object.create(null), {
    clock: () => 0,
    scoring: {},
    store: {
      accounts: { findByKey: async (key: string) => (key === 'known' ? holder : null) },
      rates: { take },
      operations: {
        begin: async (operation: NewOperation) => {
          begun.push(operation)
          return operation.idempotency?.key === 'old'
            ? { kind: 'replay', status: 200, body: '{"n":0}' }
            : { kind: 'started', lease: null }
        },
        capture: async (_lease: unknown, complete: (left: number) => { readonly body: string }) => {
          return { kind: 'captured', ...complete(0) }
        },
        void: async () => true,
      },
    },
  })
}

/** An application with one route of each kind. */
function makeApp({ rate, callsInFlight = 9, ...behaviour }: Behaviour = {}) {
  const routes = makeRoutes(behaviour)
  const begun: NewOperation[] = []
  const take = vi.fn<RateCounters['take']>(
    async () => rate ?? { isAllowed: true, remaining: 4, resetSeconds: 30 },
  )
  const services = makeServices(begun, take)
  const { http } = readConfig({})
  const config = { ...http, demoCallsPerHour: 5, accessRequestsPerHour: 3 }
  const lines: string[] = []
  const answered: AnswerFacts[] = []
  const metrics = {
    ...createServiceMetrics(),
    answered: (each: AnswerFacts) => void answered.push(each),
  }
  const app = Fastify({ genReqId: () => 'req_1' })
  app.removeAllContentTypeParsers()
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'buffer' },
    async (_request: unknown, body: Buffer) => readJson(body),
  )
  app.addHook('onRequest', onRequest(knownPaths(routes), config))
  app.addHook(
    'onResponse',
    logAnswer(createLog('info', { write: (line) => void lines.push(line) })),
  )
  app.addHook('onResponse', countAnswer(metrics))
  const inFlight = new CallsInFlight(callsInFlight)
  const perMinute = new CallsPerMinute(services.clock)
  for (const route of routes) mountRoute(app, route, { services, config, inFlight, perMinute })

  const send = (method: 'GET' | 'POST', url: string, body: unknown, headers = {}) =>
    app.inject({
      method,
      url,
      headers: { ...(method === 'POST' ? { 'content-type': 'application/json' } : {}), ...headers },
      ...(method === 'POST' ? { payload: JSON.stringify(body) } : {}),
    })
  return {
    send,
    post: (url: string, body: unknown = { n: 7 }, headers = {}) =>
      send('POST', url, body, { authorization: 'Bearer known', ...headers }),
    get: (url: string, headers = {}) => send('GET', url, null, headers),
    begun,
    take,
    answered,
    logged: () => lines.map((line): unknown => JSON.parse(line)),
  }
}

describe('an operation', () => {
  it('answers with JSON for every client', async () => {
    const { post, get, send } = makeApp()
    const authorization = { authorization: 'Bearer known' }
    const answers = [
      await post('/billed'),
      await send('POST', '/demo', { n: 7 }),
      await send('POST', '/form', { n: 7 }),
      await get('/mine', authorization),
      await get('/open'),
    ]
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200])
    for (const { headers } of answers) expect(headers['content-type']).toMatch(/^application\/json/)
    expect(answers.map((answer): unknown => answer.json())).toEqual([
      { n: 7 },
      { n: 7 },
      { n: 7 },
      { requestId: 'req_1', holder },
      { n: 1 },
    ])
  })

  it('reads no body before it knows the key', async () => {
    const { send } = makeApp()
    const wrong = await send('POST', '/billed', 'x'.repeat(99), { 'content-type': 'text/plain' })
    expect(wrong.statusCode).toBe(401)
    expect(wrong.headers['www-authenticate']).toContain('Bearer')
    expect((await send('GET', '/mine', null)).statusCode).toBe(401)
  })

  it('reads the bytes that it names and no more, and JSON alone', async () => {
    const { post } = makeApp()
    expect((await post('/billed', { n: 1, a: '12345678' })).statusCode).toBe(413)
    expect((await post('/billed', { n: 1, a: '1234' })).statusCode).toBe(200)
    expect((await post('/billed', { n: 1 }, { 'content-type': 'text/plain' })).statusCode).toBe(415)
    const latin = { 'content-type': 'application/json; charset=latin1' }
    expect((await post('/billed', { n: 1 }, latin)).statusCode).toBe(415)
    const encoded = await post('/billed', { n: 1 }, { 'content-encoding': 'gzip' })
    expect([encoded.statusCode, encoded.headers['accept-encoding']]).toEqual([415, 'identity'])
    expect((await post('/billed', { n: 'x' })).statusCode).toBe(400)
  })

  it('says since when it is deprecated and what replaces it, also in a problem response', async () => {
    const { post, get } = makeApp()
    const { headers } = await post('/billed')
    expect(headers).toMatchObject({
      deprecation: '@1767225600',
      link: '</free>; rel="successor-version"',
    })
    const refused = await post('/billed', {})
    expect(refused.headers['link']).toBe(
      '</free>; rel="successor-version", </problems/bad_request>; rel="help"',
    )
    const other = (await get('/open')).headers
    expect([other['deprecation'], other['link']]).toEqual([undefined, undefined])
  })

  it('reads the idempotency key from its header, and marks a replay', async () => {
    const { post, begun, logged } = makeApp()
    const first = await post('/billed', { n: 7 }, { 'idempotency-key': '"new"' })
    const again = await post('/billed', { n: 7 }, { 'idempotency-key': 'old' })
    expect(begun.map(({ idempotency }) => idempotency?.key)).toEqual(['new', 'old'])
    expect(begun[0]).toMatchObject({ endpoint: 'POST /billed', accountId: 'acct_1' })
    expect([first.headers['idempotency-replayed'], first.json()]).toEqual([undefined, { n: 7 }])
    expect([again.headers['idempotency-replayed'], again.json()]).toEqual(['true', { n: 0 }])
    expect((await post('/billed', { n: 7 }, { 'idempotency-key': 'a b' })).statusCode).toBe(400)
    expect(logged()).toMatchObject([{ status: 200 }, { is_replay: true }, { status: 400 }])
    expect(logged()[0]).not.toHaveProperty('is_replay')
  })
})

describe('a failure', () => {
  const failing = (error: unknown, errors: Route['errors'] = []) =>
    makeApp({ work: () => Promise.reject(error), errors })

  it('that is internal is 500, and the log has its name and stack frames without its message', async () => {
    const { get, logged, answered } = failing(new RangeError('canary'))
    const answer = await get('/open')
    expect(answer.statusCode).toBe(500)
    expect(answer.json()).toMatchObject({ code: 'internal_error', request_id: 'req_1' })
    expect(answer.headers).toMatchObject({
      'content-type': expect.stringContaining('application/problem+json'),
      'cache-control': 'no-store',
      link: '</problems/internal_error>; rel="help"',
    })
    expect(logged()).toMatchObject([
      {
        level: 'error',
        status: 500,
        code: 'internal_error',
        error_name: 'RangeError',
        stack: expect.stringContaining('mount-route.test.ts'),
      },
    ])
    expect(answer.body + JSON.stringify(logged())).not.toContain('canary')
    expect(answered).toMatchObject([{ status: 500, code: 'internal_error', route: '/open' }])
  })

  it('is handled once, and not again after the answer was sent', async () => {
    const unhandled = vi.fn()
    process.on('unhandledRejection', unhandled)
    onTestFinished(() => void process.off('unhandledRejection', unhandled))
    const { get, post } = failing(new RangeError('x'))
    expect([(await get('/open')).statusCode, (await post('/billed')).statusCode]).toEqual([
      500, 500,
    ])
    await nextTurn()
    await nextTurn()
    expect(unhandled).not.toHaveBeenCalled()
  })

  it('that a caller may see keeps its headers, and is logged without a stack', async () => {
    const full = new ApiError('overloaded', 'Full.', { headers: { 'retry-after': '2' } })
    const { get, logged } = failing(full, ['overloaded'])
    const answer = await get('/open')
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '2'])
    expect(logged()).toMatchObject([{ level: 'error', code: 'overloaded' }])
    expect(logged()[0]).not.toHaveProperty('stack')
  })

  it('is told within what the operation may answer', async () => {
    const full = new ApiError('overloaded', 'Full.')
    expect((await failing(full, ['rate_limited']).get('/open')).statusCode).toBe(429)
    expect((await failing(full).get('/open')).statusCode).toBe(500)
  })
})

describe('the calls of an account', () => {
  it('in flight are as many as it may have, and those of others do not count', async () => {
    let release = () => {}
    const gate = new Promise<void>((resolve) => {
      release = resolve
    })
    let runs = 0
    const { post, get } = makeApp({
      callsInFlight: 2,
      work: async () => {
        runs++
        await gate
      },
    })
    const first = post('/billed')
    const second = get('/mine', { authorization: 'Bearer known' })
    await vi.waitFor(() => expect(runs).toBe(2))
    const third = await post('/billed')
    expect([third.statusCode, third.headers['retry-after']]).toEqual([429, '1'])
    release()
    expect([(await first).statusCode, (await second).statusCode]).toEqual([200, 200])
    await vi.waitFor(async () => expect((await post('/billed')).statusCode).toBe(200))
  })

  it('free their place though they fail', async () => {
    const { post } = makeApp({ callsInFlight: 1, work: () => Promise.reject(new Error('x')) })
    for (let time = 0; time < 3; time++) expect((await post('/billed')).statusCode).toBe(500)
    for (let time = 0; time < 3; time++) expect((await post('/billed', {})).statusCode).toBe(400)
  })
})

describe('limits by address', () => {
  const cookie = `__Host-demo=${'a'.repeat(22)}`

  it('of the demo are counted by address and cookie, and told', async () => {
    const { send, take } = makeApp()
    const { headers, statusCode } = await send('POST', '/demo', { n: 7 }, { cookie })
    expect(statusCode).toBe(200)
    expect(take).toHaveBeenCalledExactlyOnceWith(
      'demo',
      [
        { kind: 'ip', value: '127.0.0.1' },
        { kind: 'cookie', value: 'a'.repeat(22) },
      ],
      { limit: 5, window: 3_600_000 },
    )
    expect(headers).toMatchObject({
      'set-cookie': expect.stringContaining(cookie),
      'ratelimit-policy': '"ip";q=5;w=3600',
      ratelimit: '"ip";r=4;t=30',
    })
  })

  it('give a browser without a cookie one', async () => {
    const { send, take } = makeApp()
    const { headers } = await send('POST', '/demo', { n: 7 })
    const [, subjects] = take.mock.lastCall ?? []
    expect(subjects?.[1]?.value).toMatch(/^[\w-]{22}$/)
    expect(headers['set-cookie']).toContain(`__Host-demo=${subjects?.[1]?.value}`)
  })

  it('of the form are counted by address alone', async () => {
    const { send, take } = makeApp()
    const { headers } = await send('POST', '/form', { n: 7 }, { cookie })
    expect(headers['set-cookie']).toBeUndefined()
    expect(take).toHaveBeenCalledExactlyOnceWith(
      'request_access',
      [{ kind: 'ip', value: '127.0.0.1' }],
      { limit: 3, window: 3_600_000 },
    )
  })

  it.each([
    ['/demo', 'The demo allows 5 calls an hour.'],
    ['/form', 'The form allows 3 requests an hour.'],
  ])('refuse too many calls at %s, before the body is read', async (url, detail) => {
    const rate = { isAllowed: false, remaining: 0, resetSeconds: 77 }
    const work = vi.fn(async () => {})
    const { send } = makeApp({ rate, work })
    const answer = await send('POST', url, 'x'.repeat(99))
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([429, '77'])
    expect(answer.json()).toMatchObject({ code: 'rate_limited', detail })
    expect(work).not.toHaveBeenCalled()
  })

  it('are not for accounts', async () => {
    const { post, take } = makeApp()
    await post('/billed')
    expect(take).not.toHaveBeenCalled()
  })
})

describe('the log and the counters', () => {
  it('have a line and a count for each answer, by route and account', async () => {
    const { post, logged, answered } = makeApp()
    await post('/billed?key=canary', { n: 7 }, { 'x-client-request-id': 'mine' })
    expect(logged()).toEqual([
      {
        level: 'info',
        time: expect.any(String),
        request_id: 'req_1',
        client_request_id: 'mine',
        account_id: 'acct_1',
        key_id: 'key_1',
        method: 'POST',
        route: '/billed',
        status: 200,
        latency_ms: expect.any(Number),
      },
    ])
    expect(answered).toStrictEqual([
      { route: '/billed', method: 'POST', status: 200, seconds: expect.any(Number) },
    ])
    expect(answered[0]?.seconds).toBeLessThan(60)
  })

  it('log a client request id only of 1 to 128 visible characters, and no account without a key', async () => {
    const { get, logged } = makeApp()
    const names = ['x'.repeat(128), '!~', 'x'.repeat(129), 'a b', 'é', ' x y', '']
    for (const name of names) await get('/open', { 'x-client-request-id': name })
    const lines = logged()
    expect(lines.map((line) => Reflect.get(Object(line), 'client_request_id'))).toEqual([
      'x'.repeat(128),
      '!~',
      ...Array.from({ length: 5 }),
    ])
    expect(lines[0]).not.toHaveProperty('account_id')
  })
})
