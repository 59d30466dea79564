import { expect, it } from 'vitest'
import { readConfig } from './config.ts'
import { environmentSchema } from './environment.ts'
import { readStorage } from './storage-settings.ts'

const host = { home: '/nowhere', platform: 'linux', clock: () => 0 } as const

it('an empty value counts as not set', () => {
  const empty = Object.fromEntries(Object.keys(environmentSchema.shape).map((name) => [name, '']))
  expect(readConfig(empty)).toEqual(readConfig({}))
  expect(readStorage({ ...host, env: empty })).toEqual(readStorage({ ...host, env: {} }))
})

it.each([
  ['PORT', '65536'],
  ['METRICS_PORT', '-1'],
  ['TRUSTED_PROXIES', '10.0.0.0/8, canary'],
  ['DEMO_ORIGIN', 'canary'],
  ['SCORING_THREADS', '0'],
  ['LOG_LEVEL', 'canary'],
  ['DRAIN_MS', '1.5'],
  ['MEDIA_PORTS', ','],
  ['MEDIA_PORTS', 'canary'],
  ['MEDIA_PORTS', '443, 0'],
  ['MEDIA_PORTS', '65536'],
  ['MEDIA_PORTS', '443.5'],
  ['MEDIA_DENIED_NETWORKS', '192.0.2.1'],
  ['MEDIA_DENIED_NETWORKS', '192.0.2.0/33'],
  ['MEDIA_DENIED_NETWORKS', 'canary'],
])('%s with a value that cannot be used is named without it', (name, value) => {
  let said = ''
  try {
    readConfig({ [name]: value })
  } catch (error) {
    said = String(error)
  }
  expect(said).toMatch(new RegExp(`^ConfigError: Invalid settings\\. ${name}: .+\\.$`))
  expect(said).not.toContain(value)
})

it('media are fetched from the published ports, unless settings name others (decision 10)', () => {
  expect(readConfig({}).media).toMatchObject({
    ports: [443],
    deniedNetworks: [],
    redirects: 3,
    connectMs: 10_000,
    totalMs: 20_000,
  })
  const MEDIA_PORTS = '443, 8443'
  const MEDIA_DENIED_NETWORKS = '192.0.2.0/24,2001:db8::/32,'
  expect(readConfig({ MEDIA_PORTS, MEDIA_DENIED_NETWORKS }).media).toMatchObject({
    ports: [443, 8_443],
    deniedNetworks: ['192.0.2.0/24', '2001:db8::/32'],
    redirects: 3,
  })
})

it.each([
  ['DATABASE_URL', 'mysql://canary'],
  ['CONTENT_TRUST_SECRET', 'canary'],
])('the records are not opened with a wrong %s', (name, value) => {
  expect(() => readStorage({ ...host, env: { [name]: value } })).toThrow(`${name}: expected`)
})

it('every setting is described', () => {
  for (const schema of Object.values(environmentSchema.shape)) {
    expect(schema.meta()?.description).toMatch(/\w/)
  }
})

it('`localhost` is one address, so that one server has all connections', () => {
  expect(readConfig({ HOST: 'localhost' })).toMatchObject({
    host: '127.0.0.1',
    http: { isLoopback: true },
  })
})
