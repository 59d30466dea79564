import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { npmEndpoints } from './npm-endpoints.ts'
import { resolveEndpoints } from './resolve-endpoints.ts'

/** What npm's configuration says, without the files that say it. */
function configured(values: Readonly<Record<string, unknown>>, warnings: readonly string[] = []) {
  return () => ({ config: { list: [{}, values], get: (key: string) => values[key] }, warnings })
}

const main = { registry: 'https://mirror.example/npm/' }
const nowhere = { npm: null, npm_scopes: {} }

it('npm looks up packages where its configuration says, scope by scope', () => {
  const values = { ...main, '@harrow:registry': 'https://npm.harrow.example' }
  expect(npmEndpoints(configured(values))).toEqual({
    npm: 'https://mirror.example/npm/{id}',
    npm_scopes: { '@harrow': 'https://npm.harrow.example/{id}' },
  })
})

it('names and passwords of a registry are left out', () => {
  const registry = 'https://ruth:secret@mirror.example/'
  expect(npmEndpoints(configured({ registry })).npm).toBe('https://mirror.example/{id}')
})

it.each([
  ['a file could not be read, which may name a scope', configured(main, ['no access'])],
  ['a scope has no address', configured({ ...main, '@harrow:registry': 'the office' })],
  ['the registry has no address', configured({ registry: 7 })],
  [
    'it cannot be read at all',
    () => {
      throw new Error('damaged')
    },
  ],
])('nobody is asked where %s', (_name, read) => {
  expect(npmEndpoints(read)).toEqual(nowhere)
})

const variable = ['$', '{SECRET_OF_CI}'].join('')

it.each([
  [`registry=https://mirror.example/${variable}/`, true],
  [`@harrow:registry=https://mirror.example/${variable}/`, true],
  [`reg${variable}istry=https://mirror.example/`, true],
  [`//x:_authToken=a\nregistry = https://mirror.example/?${variable}`, true],
  [`//x:_authToken=a\rregistry = https://mirror.example/?${variable}`, true],
  [`//mirror.example/:_authToken=${variable}\n# ${variable}`, false],
  ['registry=https://mirror.example/', false],
])(
  'the file of a folder may not put the environment into addresses: %j',
  async (text, isRefused) => {
    const folder = await mkdtemp(join(tmpdir(), 'content-trust-npmrc-'))
    onTestFinished(() => rm(folder, { recursive: true }))
    const path = join(folder, '.npmrc')
    await writeFile(path, text)
    const { config, warnings } = configured(main)()
    const read = () => ({ config: { ...config, sources: { project: { path } } }, warnings })
    expect(npmEndpoints(read).npm).toBe(isRefused ? null : 'https://mirror.example/npm/{id}')
  },
)

const span = { start: 0, end: 0 }
const fields = { kind: 'package', identifier: 'gauge', span, url: null, version: null } as const
const ofNpm = [{ ...fields, ecosystem: 'npm' }] as const
const npm = () =>
  npmEndpoints(configured({ ...main, '@harrow:registry': 'https://npm.harrow.example' }))

it('settings go before the configuration of npm, but not for a scope that it sends elsewhere', () => {
  const chosen = 'https://other.example/{id}'
  expect(resolveEndpoints({}, ofNpm, npm)).toMatchObject({ npm: 'https://mirror.example/npm/{id}' })
  expect(resolveEndpoints({ npm: chosen }, ofNpm, npm)).toMatchObject({
    npm: chosen,
    npm_scopes: { '@harrow': 'https://npm.harrow.example/{id}' },
  })
  expect(resolveEndpoints({ npm: null }, ofNpm, npm)).toMatchObject(nowhere)
})

it('reads nothing of npm for drafts that name no package of it', () => {
  const unread = () => {
    throw new Error('It was read.')
  }
  expect(resolveEndpoints({}, [{ ...fields, ecosystem: 'pypi' }], unread)).toMatchObject(nowhere)
})

it('other packages are looked up at their public registries', () => {
  const { crates, docker, go, maven, pypi } = resolveEndpoints({}, [])
  const hosts = [crates, docker, go, maven, pypi].map((each) => new URL(each ?? '').host)
  expect(hosts).toEqual([
    'crates.io',
    'hub.docker.com',
    'proxy.golang.org',
    'repo1.maven.org',
    'pypi.org',
  ])
})
