import { describe, expect, it } from 'vitest'
import { fakeNetwork } from '../../media/support/fake-network.ts'
import { openWeb, shown } from './support/open-web.ts'

const { at, fetcher, web } = openWeb()

describe('what an address answers', () => {
  it.each([
    ['/river/weir', '200 whole'],
    ['/no/such/page', '404 whole'],
    ['/gone', '410 whole'],
    ['/moved/twice', '308 301 200 whole'],
    ['/passing/weir', '302 200 whole'],
    ['/chain/5', '302 302 302 302 302 200 whole'],
    ['/chain/6', 'redirects'],
    ['/loop', 'redirects'],
    ['/to-file', 'redirects'],
    ['/gzip', '200 whole'],
    ['/brotli', '200 whole'],
    ['/broken-gzip', 'malformed'],
    ['/twice-encoded', 'malformed'],
    ['/reset', 'connection'],
    ['/half', 'connection'],
    ['/closed/report', 'robots'],
  ])('%s gives %s', async (path, expected) => {
    const { fetch } = await fetcher()
    expect(shown(await fetch(at('town', path)))).toBe(expected)
  })

  it.each(['mailto:someone@town.example', 'file:///etc/hostname', '/river/weir', 'https://'])(
    '%s is no address that could be asked',
    async (address) => {
      const { fetch } = await fetcher()
      expect(shown(await fetch(address))).toBe('unsupported')
    },
  )
})

describe('what a hostile server costs', () => {
  it.each([
    ['/endless', '200 100000 bytes of more'],
    ['/bomb', '200 100000 bytes of more'],
    ['/silence', 'timeout'],
    ['/drip', 'timeout'],
  ])('%s costs its limits: %s', async (path, expected) => {
    const { fetch } = await fetcher({ limits: { totalMs: 600, mostBytes: 100_000 } })
    const started = performance.now()
    expect(shown(await fetch(at('town', path)))).toBe(expected)
    expect(performance.now() - started).toBeLessThan(5_000)
  })
})

describe('private addresses', () => {
  const settings = { allowPrivate: false } as const

  it.each(['http://127.0.0.1/', 'http://[::1]/', 'http://169.254.169.254/', 'http://224.0.0.1/'])(
    '%s is not asked',
    async (address) => {
      const { fetch } = await fetcher(settings)
      expect(shown(await fetch(address))).toBe('private_address')
    },
  )

  it('are not asked by a name or a redirect either, nor by a name that changes its address', async () => {
    const port = Number(new URL(at('town', '/')).port)
    const network = fakeNetwork({
      names: {
        'town.example': [['1.2.3.4']],
        'inside.example': [['10.0.0.1']],
        'mixed.example': [['1.2.3.4', '127.0.0.1']],
        'rebound.example': [['5.6.7.8']],
      },
      ports: { '1.2.3.4': port, '5.6.7.8': port },
      peers: { '5.6.7.8': '127.0.0.1' },
    })
    const { fetch } = await fetcher({ ...settings, dialer: network })
    for (const address of [
      'http://inside.example/',
      'http://mixed.example/',
      'http://rebound.example/',
      'http://town.example/to-private',
      'http://town.example/to-metadata',
    ]) {
      expect([address, shown(await fetch(address))]).toEqual([address, 'private_address'])
    }
    expect(shown(await fetch('http://town.example/river/weir'))).toBe('200 whole')
    expect(shown(await fetch('http://unknown.example/'))).toBe('unknown_host')
    expect(new Set(network.dialled)).toEqual(new Set(['1.2.3.4 80', '5.6.7.8 80']))
  })
})

it('a certificate of an unknown maker is an answer of its own kind', async () => {
  const { fetch } = await fetcher()
  expect(shown(await fetch(at('secure', '/river/weir')))).toBe('certificate')
})

it('a host that asks for a moment gets it, and one that asks for an hour is left alone', async () => {
  const { fetch } = await fetcher()
  const started = performance.now()
  expect(shown(await fetch(at('busy', '/hall')))).toBe('200 whole')
  expect(performance.now() - started).toBeGreaterThan(900)
  expect(shown(await fetch(at('busy', '/archive')))).toBe('429 whole')
  const before = web().requests.length
  expect(shown(await fetch(at('busy', '/hall')))).toBe('rate_limited')
  expect(web().requests.length).toBe(before)
})

it('a host gets two requests at a time, and those for one address share an answer', async () => {
  const { fetch } = await fetcher()
  const paths = ['/slow?1', '/slow?2', '/slow?3', '/slow?4', '/slow?5']
  const before = web().requests.length
  await Promise.all([...paths, ...paths].map((path) => fetch(at('town', path))))
  expect(web().requests.length - before).toBe(paths.length + 1)
  expect(web().busiest()).toBe(2)
})

it('a user name and a password in an address are never sent', async () => {
  const { fetch } = await fetcher()
  const address = at('town', '/river/mill').replace('//', '//mia:secret@')
  const outcome = await fetch(address)
  expect(shown(outcome)).toBe('200 whole')
  expect(outcome.address).toBe(at('town', '/river/mill'))
})

it('can be cancelled, and then rejects with the reason', async () => {
  const stop = new AbortController()
  const { fetch } = await fetcher({ signal: stop.signal })
  const silent = expect(fetch(at('town', '/silence'))).rejects.toThrow('enough')
  setTimeout(() => stop.abort(new Error('enough')), 50)
  await silent
  await expect(fetch(at('town', '/river/weir'))).rejects.toThrow('enough')
})
