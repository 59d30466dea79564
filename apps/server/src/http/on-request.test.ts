import Fastify from 'fastify'
import { describe, expect, it } from 'vitest'
import { readConfig } from '../config.ts'
import { toApiError } from '../errors/to-api-error.ts'
import { knownPaths } from './known-paths.ts'
import { onRequest } from './on-request.ts'
import { sendProblem } from './send-problem.ts'

const origin = 'https://demo.example'

function makeApp(demoOrigin?: string, trustProxy = false) {
  const routes = [
    { method: 'POST', path: '/demo/analyze' },
    { method: 'GET', path: '/health' },
    { method: 'POST', path: '/mcp', allow: ['POST'] },
  ] as const
  const { http } = readConfig({})
  const config = { ...http, ...(demoOrigin === undefined ? {} : { demoOrigin }) }
  const app = Fastify({ genReqId: () => 'req_1', trustProxy })
  app.addHook('onRequest', onRequest(knownPaths(routes), config))
  app.setErrorHandler((error, request, reply) => sendProblem(request, reply, toApiError(error)))
  for (const { method, path } of routes) app.route({ method, url: path, handler: async () => 'x' })
  return app
}

describe('every answer', () => {
  it.each(['/health', '/nowhere'])('has the headers of safety: %s', async (url) => {
    const { headers } = await makeApp().inject({ url })
    expect(headers).toMatchObject({
      'x-request-id': 'req_1',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    })
    expect(headers).not.toHaveProperty('strict-transport-security')
  })

  it('asks for TLS where it came by TLS', async () => {
    const request = { url: '/health', headers: { 'x-forwarded-proto': 'https' } }
    const { headers } = await makeApp(undefined, true).inject(request)
    expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains')
    const forged = await makeApp(undefined, false).inject(request)
    expect(forged.headers).not.toHaveProperty('strict-transport-security')
  })
})

describe('what no route answers', () => {
  it.each([
    ['GET', '/nowhere', 404, undefined],
    ['OPTIONS', '/nowhere', 404, undefined],
    ['POST', '/health', 405, 'GET, HEAD, OPTIONS'],
    ['GET', '/demo/analyze', 405, 'POST, OPTIONS'],
    ['OPTIONS', '/health', 204, 'GET, HEAD, OPTIONS'],
    ['OPTIONS', '/mcp', 405, 'POST'],
    ['GET', '/mcp', 405, 'POST'],
  ] as const)('%s %s is %d', async (method, url, status, allow) => {
    const answer = await makeApp().inject({ method, url })
    expect([answer.statusCode, answer.headers['allow']]).toEqual([status, allow])
    if (status === 204) expect(answer.body).toBe('')
  })
})

describe('a browser at the demo', () => {
  const cors = (headers: Readonly<Record<string, unknown>>) =>
    Object.keys(headers).filter((name) => name.startsWith('access-control') || name === 'vary')

  it('may call from the origin that the operator names', async () => {
    const { headers } = await makeApp(origin).inject({
      method: 'POST',
      url: '/demo/analyze',
      headers: { origin },
    })
    expect(headers).toMatchObject({
      vary: 'Origin',
      'access-control-allow-origin': origin,
      'access-control-allow-credentials': 'true',
    })
    expect(headers['access-control-expose-headers']).toContain('retry-after')
    expect(headers).not.toHaveProperty('access-control-allow-methods')
  })

  it('may ask first what it may send', async () => {
    const { headers } = await makeApp(origin).inject({
      method: 'OPTIONS',
      url: '/demo/analyze',
      headers: { origin },
    })
    expect(headers).toMatchObject({
      'access-control-allow-origin': origin,
      'access-control-allow-methods': 'POST, OPTIONS',
      'access-control-allow-headers': 'content-type',
      'access-control-max-age': '600',
    })
  })

  it.each(['https://other.example', 'null', `${origin}.evil.example`, 'http://demo.example'])(
    'may not call from %s',
    async (other) => {
      const { headers } = await makeApp(origin).inject({
        method: 'POST',
        url: '/demo/analyze',
        headers: { origin: other },
      })
      expect(cors(headers)).toEqual(['vary'])
    },
  )

  it.each([
    ['no operator names an origin', undefined, '/demo/analyze'],
    ['it asks elsewhere', origin, '/health'],
    ['it asks at a path that is called like it', origin, '/health?/demo/'],
  ])('is told nothing where %s', async (_name, named, url) => {
    const { headers } = await makeApp(named).inject({ url, headers: { origin } })
    expect(cors(headers)).toEqual([])
  })
})
