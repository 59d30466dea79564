import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { environmentSchema } from '../../apps/server/src/environment.ts'

const root = join(import.meta.dirname, '../..')
const read = (name: string) => readFile(join(root, 'apps/server', name), 'utf8')
const settings = Object.keys(environmentSchema.shape)

it('the compose file and the image set only what the service reads', async () => {
  const compose = await read('compose.yaml')
  const service = compose.slice(compose.indexOf('  service:'))
  const block = /environment:\n((?: {6}\S.*\n)+)/.exec(service)?.[1] ?? ''
  const set = [...block.matchAll(/^ {6}([A-Z_]+):/gm)].map(([, name = '']) => name)
  expect(set.length).toBeGreaterThan(4)
  expect(set.filter((name) => !settings.includes(name))).toEqual([])

  const image = await read('Dockerfile')
  const env = /^ENV (.*)$/m.exec(image)?.[1] ?? ''
  const named = env.split(' ').map((pair) => pair.split('=')[0] ?? '')
  expect(named.filter((name) => !settings.includes(name))).toEqual(['NODE_ENV'])
})

it('the image is built from the lock file, runs as nobody special and copies what is there', async () => {
  const image = await read('Dockerfile')
  const installs = [...image.matchAll(/^RUN npm ci (.*)$/gm)].map(([, rest = '']) => rest)
  expect(installs).toHaveLength(2)
  for (const rest of installs)
    expect(rest).toMatch(
      /^(?:--omit=dev )?--no-audit --no-fund(?: --workspace @content-trust\/\w+)*(?: && |$)/,
    )
  expect(image).toMatch(/^USER node$/m)
  const copied = [...image.matchAll(/^COPY (?!--from)(.*) \S+$/gm)].flatMap(([, list = '']) =>
    list.split(' '),
  )
  expect(copied.length).toBeGreaterThan(4)
  for (const path of copied) expect([path, existsSync(join(root, path))]).toEqual([path, true])
  expect(image).toContain('"apps/server/bin/content-trust-server.js", "serve"')
})

it('no secret has a value of its own in the compose file', async () => {
  const compose = await read('compose.yaml')
  for (const name of ['POSTGRES_PASSWORD', 'CONTENT_TRUST_SECRET']) {
    expect(compose).toMatch(new RegExp(`^ +${name}: \\$\\{${name}:\\?`, 'm'))
  }
})
