import { expect, it } from 'vitest'
import { routes } from '../../apps/server/src/routes.ts'
import { browse } from '../pages/support/browse.ts'
import { startService } from '../server/support/start-service.ts'
import { validBodies } from '../server/support/valid-bodies.ts'

/** Headers whose values are new in every answer. */
const changing = new Set(['x-request-id', 'date', 'content-length', 'set-cookie'])

function shown(headers: Record<string, unknown>): string {
  return Object.entries(headers)
    .map(
      ([name, value]) =>
        `${name}: ${changing.has(name) ? '…' : String(value).replace(/sha256-[^']+/g, 'sha256-…')}`,
    )
    .sort()
    .join('\n')
}

const everywhere = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
}
const api = {
  ...everywhere,
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
}

it('API8 every route of the API answers with the same protective headers, well or badly', async () => {
  const { send, post, get } = await startService()
  for (const { path, method } of routes) {
    const good = method === 'GET' ? await get(path) : await post(path, validBodies[path])
    const bad = await send({ method, url: path, headers: { 'content-type': 'text/plain' } })
    for (const answer of [good, bad]) {
      expect([path, answer.headers]).toEqual([path, expect.objectContaining(api)])
      expect(answer.headers['server']).toBeUndefined()
      expect(answer.headers['x-powered-by']).toBeUndefined()
      expect(answer.headers['access-control-allow-origin']).toBeUndefined()
    }
  }
})

it('API8 the headers of one answer of each kind', async () => {
  const service = await startService()
  const { send, post, get } = service
  const visitor = browse(service)
  const answers = {
    'a result': await post('/v1/analyze-text', validBodies['/v1/analyze-text']),
    'a replay': await post('/v1/analyze-text', validBodies['/v1/analyze-text'], {
      'idempotency-key': 'a',
    }).then(() =>
      post('/v1/analyze-text', validBodies['/v1/analyze-text'], { 'idempotency-key': 'a' }),
    ),
    'a demo': await post('/demo/analyze', validBodies['/demo/analyze']),
    'no key': await send({ url: '/v1/balance' }),
    'a deprecated route': await post('/v1/analyze-audio', {}),
    'a wrong method': await send({ method: 'PUT', url: '/v1/analyze' }),
    'a page': await get('/docs'),
    'a signed-in page': await visitor
      .signIn(service.key)
      .then(() => visitor.get('/account/session')),
    readiness: await send({ url: '/ready' }),
    'remote tools': await send({ method: 'GET', url: '/mcp' }),
  }
  const lines = Object.entries(answers).map(
    ([name, { status, headers }]) => `## ${name}: ${status}\n${shown(headers)}`,
  )
  expect(lines.join('\n\n')).toMatchSnapshot()
})

it('API8 an internal error shows no stack, path or version', async () => {
  const { post } = await startService({
    scoring: {
      scoreText: () => {
        throw new TypeError(`canary at ${import.meta.filename}`)
      },
      scoreStyle: () => Promise.reject(new RangeError('canary')),
    },
  })
  for (const path of ['/v1/analyze-text', '/v1/analyze-style', '/demo/analyze']) {
    const answer = await post(path, validBodies[path])
    expect([path, answer.status]).toEqual([path, 500])
    expect(answer.text).not.toMatch(/canary|TypeError|RangeError|\bat \S+:\d+|node_modules|\.ts/)
    expect(answer.body.code).toBe('internal_error')
  }
})
