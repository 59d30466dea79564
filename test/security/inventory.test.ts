import { expect, it } from 'vitest'
import { routes } from '../../apps/server/src/routes.ts'
import { startService } from '../server/support/start-service.ts'

/** Pages and their calls: served, but not part of the API. */
const unpublished = [
  'GET /',
  'GET /account',
  'GET /account/calls',
  'GET /account/overview',
  'GET /account/session',
  'GET /assets/:name',
  'GET /docs',
  'GET /openapi.json',
  'GET /problems/:name',
  'GET /ready',
  'POST /account/create-key',
  'POST /account/revoke-key',
  'POST /account/rotate-key',
  'POST /account/sign-in',
  'POST /account/sign-out',
  'POST /mcp',
]

/** Reads the router's own tree: the path of a line is that of the lines above it, then its own. */
function mountedRoutes(tree: string): string[] {
  const above: string[] = []
  return tree.split('\n').flatMap((line) => {
    const parts = /^((?:[│ ] {3})*)[├└]── (\S*)(?: \(([A-Z, ]+)\))?/.exec(line)
    if (parts === null) return []
    const [, indent = '', label = '', methods = ''] = parts
    const depth = indent.length / 4
    above.length = depth
    above.push(label)
    return methods.split(', ').flatMap((method) => {
      return method === '' || method === 'HEAD' ? [] : [`${method} ${above.join('')}`]
    })
  })
}

it('API9 the routes that are mounted are those of the OpenAPI document and of the pages', async () => {
  const { app, send } = await startService()
  await app.ready()
  const mounted = mountedRoutes(app.printRoutes({ commonPrefix: false }))
  const { paths } = (await send({ url: '/openapi.json' })).body
  const published = Object.entries<object>(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  )
  expect(mounted.sort()).toEqual([...unpublished, ...published].sort())
})

it('API9 what is deprecated says so in every answer, and names what replaces it', async () => {
  const { send } = await startService()
  const old = routes.filter(({ deprecation }) => deprecation !== undefined)
  expect(old.map(({ path }) => path)).toEqual(['/v1/analyze-audio', '/v1/analyze-video'])
  for (const { path } of old) {
    const { headers } = await send({ method: 'POST', url: path })
    expect(headers['deprecation']).toMatch(/^@\d+$/)
    expect(headers['link']).toContain('</v1/analyze>; rel="successor-version"')
  }
})

it('API5 and API8 nothing is served to those who guess: no administration, no files, no internals', async () => {
  const { send, key } = await startService()
  const names = [
    'admin',
    'v1',
    'v1/',
    'v1/accounts',
    'v1/accounts/credit',
    'v1/admin/keys',
    'v1/analyze/',
    'v1/analyses',
    'v1/batches',
    'v1/keys',
    'v1/ledger',
    'v1/usage',
    'v2/analyze',
    'api',
    'metrics',
    'debug',
    'debug/pprof',
    'status',
    'env',
    '.env',
    '.git/config',
    'graphql',
    'swagger.json',
    'docs/json',
    'package.json',
    'server-status',
    'actuator/health',
    'account/',
    'account/admin',
    'account/credit',
    'account/keys',
    'assets/',
    'assets/..%2fsite.css',
    'assets/%2e%2e/%2e%2e/package.json',
    'problems/',
    'problems/..%2f..%2fetc%2fpasswd',
    'demo',
    'demo/analyze-video',
    'mcp/sse',
    'health/live',
    'ready/',
  ]
  for (const method of ['GET', 'POST', 'PUT', 'DELETE', 'PATCH'] as const) {
    for (const name of names) {
      const answer = await send({
        method,
        url: `/${name}`,
        headers: { authorization: `Bearer ${key}` },
      })
      expect([method, name, [404, 405].includes(answer.status)]).toEqual([method, name, true])
      expect(answer.headers['content-type']).toMatch(/^application\/problem\+json/)
    }
  }
})
