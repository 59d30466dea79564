import { expect, it } from 'vitest'
import { findCycles } from '../support/find-cycles.ts'
import { readSources } from '../support/read-sources.ts'

const root = 'apps/server/src/'
const files = readSources('apps/server/src')

/** Who may import whom, by folder, from the bottom up: each imports from those above it alone. */
const layers: Readonly<Record<string, readonly string[]>> = {
  ledger: [],
  media: [],
  scoring: ['media'],
  metrics: ['ledger', 'scoring'],
  errors: ['ledger', 'media', 'scoring'],
  limits: ['config.ts', 'errors', 'ledger', 'scoring'],
  request: ['errors', 'ledger', 'limits'],
  logging: ['metrics', 'request'],
  telemetry: ['config.ts', 'request'],
  jobs: ['errors', 'ledger', 'media', 'pricing.ts', 'scoring', 'services.ts'],
  routes: ['define-route.ts', 'jobs', 'ledger', 'limits', 'pricing.ts', 'services.ts'],
  openapi: ['define-route.ts', 'errors', 'ledger', 'pricing.ts'],
  reference: ['define-route.ts', 'errors', 'openapi', 'pricing.ts'],
  pages: ['config.ts', 'errors', 'ledger', 'limits', 'request', 'routes', 'services.ts'],
  http: [
    'config.ts',
    'define-route.ts',
    'errors',
    'jobs',
    'ledger',
    'limits',
    'logging',
    'openapi',
    'readiness.ts',
    'reference',
    'request',
    'services.ts',
  ],
  mcp: [
    'config.ts',
    'define-route.ts',
    'errors',
    'http',
    'limits',
    'logging',
    'request',
    'services.ts',
  ],
  commands: [
    'command-host.ts',
    'config.ts',
    'ledger',
    'logging',
    'openapi',
    'routes.ts',
    'start-server.ts',
    'storage-settings.ts',
  ],
}

/** A folder of the server, or a file that lies in none. */
function partOf(path: string): string {
  return path.slice(root.length).split('/')[0] ?? ''
}

function importsOf(folder: string): { path: string; name: string }[] {
  return files
    .filter(({ path }) => partOf(path) === folder)
    .flatMap(({ path, imports }) => imports.map((name) => ({ path, name })))
}

/** The other parts that a part imports, for types or to run. */
function targetsOf(part: string): string[] {
  const targets = importsOf(part).filter(({ name }) => name.startsWith(root))
  return [...new Set(targets.map(({ name }) => partOf(name)))].filter((name) => name !== part)
}

it('every folder is in the table, and no other', () => {
  const folders = files.map(({ path }) => partOf(path)).filter((part) => !part.endsWith('.ts'))
  expect([...new Set(folders)].sort()).toEqual(Object.keys(layers).sort())
})

it.each(Object.entries(layers))(
  '%s imports what the table lists, and all of it',
  (folder, allowed) => {
    expect(targetsOf(folder).sort()).toEqual(allowed)
  },
)

it('no folder or file needs itself by way of others, not even for types', () => {
  const parts = [...new Set(files.map(({ path }) => partOf(path)))]
  const graph = new Map(parts.map((part) => [part, targetsOf(part)]))
  expect(findCycles(graph)).toEqual([])
})

it('sees a cycle where there is one', () => {
  const graph = new Map([
    ['http', ['jobs']],
    ['jobs', ['services.ts']],
    ['services.ts', ['http']],
  ])
  expect(findCycles(graph)).toEqual(['http → jobs → services.ts → http'])
})

it('the ledger and the media imports know nothing of the rest of the server', () => {
  const outside = ['ledger', 'media'].flatMap((folder) =>
    importsOf(folder).filter(
      ({ name }) => name.startsWith(root) && !name.startsWith(`${root}${folder}/`),
    ),
  )
  expect(outside.map(({ path, name }) => `${path} imports ${name}`)).toEqual([])
})

it.each(['node:sqlite', 'kysely', 'pg'])('%s is imported by the ledger alone', (driver) => {
  const users = files.filter(({ imports }) => imports.includes(driver)).map(({ path }) => path)
  expect(users.length).toBeGreaterThan(0)
  expect(users.filter((path) => !path.startsWith(`${root}ledger/`))).toEqual([])
})

it('the drivers of databases are imported where a database is opened', () => {
  const users = files.filter(({ imports }) =>
    imports.some((name) => name === 'pg' || name === 'node:sqlite'),
  )
  expect(users.map(({ path }) => path)).toEqual([
    `${root}ledger/database/postgres.ts`,
    `${root}ledger/database/sqlite-file.ts`,
  ])
})

it('OpenTelemetry is loaded by one file, and only when it is on', () => {
  const users = files.filter(({ code }) => code.includes("'@opentelemetry/"))
  expect(users.map(({ path }) => path)).toEqual([`${root}telemetry/open-telemetry.ts`])
  expect(users.filter(({ code }) => /from '@opentelemetry/.test(code))).toEqual([])
})

it('process is touched by the entry alone', () => {
  // The examples of the API reference are text for readers.
  const ours = files.filter(({ path }) => path !== `${root}reference/examples.ts`)
  const users = ours.filter(({ code }) => /\bprocess\.(?:env|argv|exit|stdout|on)\b/.test(code))
  expect(users.map(({ path }) => path)).toEqual([`${root}main.ts`])
})
