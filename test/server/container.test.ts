import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'
import { readConfig } from '../../apps/server/src/config.ts'
import { environmentSchema } from '../../apps/server/src/environment.ts'
import { hasBalancer } from '../ledger/support/fleet/start-balancer.ts'
import { readSources } from '../support/read-sources.ts'

const root = join(import.meta.dirname, '../..')
const path = (name: string) => join(root, 'apps/server', name)
const read = (name: string) => readFileSync(path(name), 'utf8')
const settings = Object.keys(environmentSchema.shape)
const digest = /^[\w.-]+(?:\/[\w.-]+)*:[\w.-]+@sha256:[\da-f]{64}$/

const limitsSchema = z.strictObject({ cpus: z.string(), memory: z.string().regex(/^\d+[MG]$/) })
const serviceSchema = z.object({
  image: z.string().optional(),
  build: z.strictObject({ context: z.string(), dockerfile: z.string() }).optional(),
  environment: z.record(z.string(), z.string()).default({}),
  ports: z.array(z.string()).default([]),
  volumes: z.array(z.string()).default([]),
  tmpfs: z.array(z.string()).default([]),
  read_only: z.boolean().default(false),
  cap_drop: z.array(z.string()).default([]),
  security_opt: z.array(z.string()).default([]),
  stop_grace_period: z.string().optional(),
  deploy: z.strictObject({
    replicas: z.number().optional(),
    resources: z.strictObject({ limits: limitsSchema }),
  }),
})
const compose = z
  .strictObject({
    name: z.string(),
    services: z.strictObject({
      balancer: serviceSchema,
      service: serviceSchema,
      database: serviceSchema,
    }),
    networks: z.record(z.string(), z.unknown()),
    volumes: z.record(z.string(), z.unknown()),
  })
  .parse(parse(read('compose.yaml')))
const { balancer, service, database } = compose.services

/** What Compose makes of a value: a variable that is not set has its default, or nothing. */
function filled(value: string, set: Readonly<Record<string, string>>): string {
  return value.replaceAll(
    /\$\{(\w+)(?::[-?]([^}]*))?\}/g,
    (_, name: string, otherwise = '') => set[name] ?? otherwise,
  )
}

describe('the image', () => {
  const image = read('Dockerfile')

  it('starts from one image by its digest, with a Node on which the service runs', () => {
    const [first = '', ...others] = [...image.matchAll(/^FROM (\S+)/gm)].map(([, name]) => name)
    expect(first).toMatch(digest)
    expect(others).toEqual(['base', 'base', 'base'])
    const parts = (text: string) => text.split('.').map(Number)
    const [major = 0, minor = 0] = parts(/node:([\d.]+)-/.exec(first)?.[1] ?? '')
    const { engines } = JSON.parse(read('package.json'))
    const [leastMajor = 0, leastMinor = 0] = parts(String(engines.node).slice('>='.length))
    expect(major * 1000 + minor).toBeGreaterThanOrEqual(leastMajor * 1000 + leastMinor)
  })

  it('is built from the lock file, and copies what is there', () => {
    const installs = [...image.matchAll(/^RUN npm ci (.*)$/gm)].map(([, rest = '']) => rest)
    expect(installs).toHaveLength(2)
    for (const rest of installs)
      expect(rest).toMatch(
        /^(?:--omit=dev )?--no-audit --no-fund(?: --workspace @content-trust\/\w+)*(?: && |$)/,
      )
    const copied = [...image.matchAll(/^COPY (?!--from)(.*) \S+$/gm)].flatMap(([, list = '']) =>
      list.split(' '),
    )
    expect(copied.length).toBeGreaterThan(4)
    for (const name of copied) expect([name, existsSync(join(root, name))]).toEqual([name, true])
    expect(image).toContain('"apps/server/bin/content-trust-server.js", "serve"')
  })

  it('has the packages of ours that the service loads', () => {
    // Its examples for readers quote imports at the left edge of a text.
    const sources = readSources('apps/server/src').filter(
      ({ path }) => !path.includes('/reference/'),
    )
    const loaded = sources.flatMap(({ imports }) =>
      imports.flatMap((name) => /^@content-trust\/(\w+)/.exec(name)?.[1] ?? []),
    )
    expect(loaded).toContain('engine')
    for (const name of new Set(loaded)) {
      expect(image).toContain(`\nCOPY packages/${name} packages/${name}\n`)
      expect(image).toMatch(new RegExp(`--workspace @content-trust/${name}[ \\n]`))
    }
  })

  it('has ffmpeg, runs as nobody special, and asks whether it is ready', () => {
    expect(image).toMatch(/apt-get install -y --no-install-recommends ffmpeg \\\n/)
    // By number, which is all that Kubernetes can judge.
    expect(image).toMatch(/^USER 1000:1000$/m)
    expect(image.indexOf('\nUSER ')).toBeGreaterThan(image.lastIndexOf('\nRUN '))
    expect(image).toMatch(/^HEALTHCHECK [\s\S]*?\/ready'/m)
    const env = /^ENV (.*)$/m.exec(image)?.[1] ?? ''
    const named = env.split(' ').map((pair) => pair.split('=')[0] ?? '')
    expect(named.filter((name) => !settings.includes(name))).toEqual(['NODE_ENV'])
  })
})

describe('the compose file', () => {
  const secrets = { POSTGRES_PASSWORD: 'letters', CONTENT_TRUST_SECRET: 'ab'.repeat(32) }

  it('starts two instances behind a balancer, on images by their digests', () => {
    expect(service.deploy.replicas).toBe(2)
    expect([balancer.image, database.image]).toEqual([
      expect.stringMatching(digest),
      expect.stringMatching(digest),
    ])
    expect(
      existsSync(join(path('.'), service.build?.context ?? '', 'apps/server/Dockerfile')),
    ).toBe(true)
    // The balancer alone can be reached, and from this machine alone.
    expect(balancer.ports).toEqual(['127.0.0.1:8080:8080'])
    expect([...service.ports, ...database.ports]).toEqual([])
  })

  it('gives the service settings that it accepts, and trusts the network of the balancer', () => {
    const set = Object.fromEntries(
      Object.entries(service.environment).map(([name, value]) => [name, filled(value, secrets)]),
    )
    expect(Object.keys(set).filter((name) => !settings.includes(name))).toEqual([])
    const [subnet] = filled(
      z
        .object({
          default: z.object({
            ipam: z.object({ config: z.tuple([z.object({ subnet: z.string() })]) }),
          }),
        })
        .parse(compose.networks).default.ipam.config[0].subnet,
      {},
    ).split(' ')
    const config = readConfig(set)
    expect(config.http.trustedProxies).toEqual([subnet])
    const grace = Number(/^(\d+)s$/.exec(service.stop_grace_period ?? '')?.[1]) * 1000
    expect(grace).toBeGreaterThan(config.drainMs + config.shutdownMs)
  })

  it('lets nothing write to a root or have more rights than it needs, and limits all', () => {
    for (const one of [balancer, service]) {
      expect(one).toMatchObject({ read_only: true, cap_drop: ['ALL'] })
    }
    for (const one of [balancer, service, database]) {
      expect(one.security_opt).toEqual(['no-new-privileges:true'])
      expect(Number(one.deploy.resources.limits.cpus)).toBeGreaterThan(0)
    }
    // The user of the image may write to its folder.
    expect(service.tmpfs.map((one) => one.split(':')[0])).toEqual(['/tmp', '/data'])
    expect(service.tmpfs[1]).toContain('uid=1000,gid=1000,mode=0700')
  })

  it('has no secret of its own', () => {
    for (const name of ['POSTGRES_PASSWORD', 'CONTENT_TRUST_SECRET']) {
      expect(read('compose.yaml')).toMatch(new RegExp(`^ +${name}: \\$\\{${name}:\\?`, 'm'))
    }
  })
})

describe('the balancer of the compose file', () => {
  const config = read('deploy/haproxy.cfg')

  it('finds instances by the name of the service, asks for readiness and waits for answers', () => {
    expect(balancer.volumes).toEqual(['./deploy/haproxy.cfg:/usr/local/etc/haproxy/haproxy.cfg:ro'])
    const [, most, name, port] = /server-template instance (\d+) (\w+):(\d+)/.exec(config) ?? []
    expect(Number(most)).toBeGreaterThanOrEqual(service.deploy.replicas ?? 0)
    expect(Object.keys(compose.services)).toContain(name)
    expect(Number(port)).toBe(readConfig({}).port)
    expect(config).toContain('uri /ready')
    expect(config).toMatch(/^ +option forwardfor$/m)
    expect(config).toMatch(/^ +retry-on conn-failure$/m)
    const [, seconds] = /timeout server (\d+)s/.exec(config) ?? []
    expect(Number(seconds) * 1000).toBeGreaterThan(readConfig({}).scoring.deadlineMs)
  })

  it.skipIf(!hasBalancer('haproxy'))('is one that haproxy accepts', () => {
    execFileSync('haproxy', ['-c', '-f', path('deploy/haproxy.cfg')], { stdio: 'pipe' })
  })
})
