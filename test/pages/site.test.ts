import { gunzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { limitSlot } from '../../apps/server/src/pages/limit-slot.ts'
import { type PageFile, readPageFiles } from '../../apps/server/src/pages/page-files.ts'
import { startService } from '../server/support/start-service.ts'

const file = (type: string, text: string): PageFile => {
  const bytes = Buffer.from(text)
  return { type, bytes, gzipped: bytes }
}

it('serves the API without pages, and says how to build them', async () => {
  const { send } = await startService()
  for (const url of ['/', '/account']) {
    const { status, body } = await send({ method: 'GET', url })
    expect(status).toBe(404)
    expect(body.detail).toContain('npm run build:pages')
  }
})

it('a page runs and loads only what its own server sends', async () => {
  const { send } = await startService({
    pageFiles: { pages: new Map([['demo.html', file('text/html', '<p>')]]), assets: new Map() },
  })
  const { status, headers, text } = await send({ method: 'GET', url: '/' })
  expect({ status, text }).toEqual({ status: 200, text: '<p>' })
  const policy = String(headers['content-security-policy'])
  expect(policy).toContain("default-src 'none'")
  expect(policy).not.toMatch(/unsafe|https?:|\*|data:/)
  expect(headers).toMatchObject({
    'cache-control': 'no-store',
    'cross-origin-opener-policy': 'same-origin',
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
  })
})

it('the demo page alone may start a thread, by one policy', async () => {
  const { send } = await startService({
    pageFiles: {
      pages: new Map(['demo.html', 'sign-in.html'].map((name) => [name, file('text/html', '')])),
      assets: new Map([['scorer-1.js', file('text/javascript', '1')]]),
    },
  })
  const policyOf = async (url: string) =>
    String((await send({ method: 'GET', url })).headers['content-security-policy'])
  expect(await policyOf('/')).toMatch(/; worker-src 'self'; .*; trusted-types score-thread$/)
  expect(await policyOf('/account')).toMatch(/; trusted-types 'none'$/)
  // What the thread may load is said by the answer that it comes in: nothing.
  expect(await policyOf('/assets/scorer-1.js')).toBe("default-src 'none'; frame-ancestors 'none'")
})

it('an asset is cached permanently, and no path leads out of the folder', async () => {
  const { send } = await startService({
    pageFiles: { pages: new Map(), assets: new Map([['a-1.js', file('text/javascript', '1')]]) },
  })
  const found = await send({ method: 'GET', url: '/assets/a-1.js' })
  expect(found.headers['cache-control']).toBe('public, max-age=31536000, immutable')
  for (const name of ['b.js', '..%2f..%2fpackage.json', '%2e%2e/secret', '__proto__', '']) {
    expect((await send({ method: 'GET', url: `/assets/${name}` })).status).toBe(404)
  }
})

it('reads the folder of a build, which may be missing', async () => {
  const root = new URL('../../packages/design', import.meta.url).pathname
  expect(await readPageFiles(root)).toEqual({ pages: new Map(), assets: new Map() })
})

it('sends compressed bytes to clients that accept them, with the settings of this service filled in', async () => {
  const page = file('text/html', `up to ${limitSlot} an hour`)
  const { app } = await startService({
    pageFiles: { pages: new Map([['demo.html', page]]), assets: new Map() },
    config: { demoCallsPerHour: 7 },
  })
  const ask = async (accepted: string) => {
    const headers = { 'accept-encoding': accepted }
    const answer = await app.inject({ url: '/', headers })
    const encoding = answer.headers['content-encoding']
    const bytes = encoding === 'gzip' ? gunzipSync(answer.rawPayload) : answer.rawPayload
    return [encoding, bytes.toString('utf8')]
  }
  expect(await ask('gzip, br')).toEqual(['gzip', 'up to 7 an hour'])
  expect(await ask('br')).toEqual([undefined, 'up to 7 an hour'])
  expect(await ask('gzip;q=0')).toEqual([undefined, 'up to 7 an hour'])
})
