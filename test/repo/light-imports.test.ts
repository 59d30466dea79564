import { expect, it } from 'vitest'
import { readSources, valueImports } from '../support/read-sources.ts'

const files = new Map(
  ['packages/engine/src', 'packages/workspace/src'].flatMap((folder) =>
    readSources(folder).map((file) => [file.path, file] as const),
  ),
)

/** The files that run when a file is imported. */
function reached(path: string, seen: Set<string> = new Set()): Set<string> {
  const file = files.get(path)
  if (file === undefined || seen.has(path)) return seen
  seen.add(path)
  for (const next of valueImports(path, file.code)) reached(next, seen)
  return seen
}

function thatImportZod(path: string): string[] {
  return [...reached(path)].filter((each) => files.get(each)?.imports.includes('zod'))
}

it('the engine loads no zod to score, revise and measure text', () => {
  expect(reached('packages/engine/src/index.ts').size).toBeGreaterThan(300)
  expect(thatImportZod('packages/engine/src/index.ts')).toEqual([])
})

/** What checks settings: loaded with the first file that holds some. */
const heavy = ['zod', 'yaml', 'gray-matter', '@content-trust/engine/schema']

it('a workspace loads no zod, yaml or gray-matter before a file holds settings', () => {
  const heavyIn = (path: string) =>
    [...reached(path)].filter((each) => {
      const code = files.get(each)?.code ?? ''
      return heavy.some((name) => new RegExp(`^import (?!type )[^']*'${name}'`, 'm').test(code))
    })
  for (const entry of ['index', 'disk']) {
    expect(heavyIn(`packages/workspace/src/${entry}.ts`)).toEqual([])
  }
  expect(heavyIn('packages/workspace/src/sync.ts').length).toBeGreaterThan(3)
})

it('a check loads what asks servers only where that is wanted', () => {
  const commandLine = readSources('packages/cli/src')
  for (const file of commandLine) files.set(file.path, file)
  const asking = (path: string) =>
    [...reached(path)].flatMap((each) => {
      const code = files.get(each)?.code ?? ''
      return [...code.matchAll(/^import (?!type )[^']*'(@content-trust\/sources\/\w+)'/gm)].map(
        ([, name]) => name,
      )
    })
  for (const entry of ['main', 'program', 'check/check']) {
    const names = new Set(asking(`packages/cli/src/${entry}.ts`))
    expect([...names].filter((name) => name !== '@content-trust/sources/rules')).toEqual([])
  }
  expect(asking('packages/cli/src/commands/sources/sources.ts')).toContain(
    '@content-trust/sources/fetch',
  )
})

it('an action loads what asks servers only where that is wanted, and a build of pages never', () => {
  const hosts = ['packages/github-action/src', 'packages/remark-plugin/src', 'packages/sources/src']
  for (const file of hosts.flatMap(readSources)) files.set(file.path, file)
  /** The parts of the sources that run with this file. */
  const parts = (path: string): string[] => {
    const names = [...reached(path)].flatMap((each) =>
      [...(files.get(each)?.code ?? '').matchAll(sourcesImport)].map(([, name = '']) => name),
    )
    return [...new Set(names)].sort()
  }
  expect(parts('packages/github-action/src/main.ts')).toEqual(['labels', 'rules'])
  expect(parts('packages/github-action/src/sources/ask-servers.ts')).toContain('fetch')
  const used = parts('packages/remark-plugin/src/index.ts')
  expect(used).toEqual(['extract', 'labels', 'results', 'rules'])
  const entries = used.map((name) => `packages/sources/src/${entryOf[name] ?? `${name}/index`}.ts`)
  const asking = entries
    .flatMap((entry) => [...reached(entry)])
    .filter((path) => files.get(path)?.imports.some((name) => opensConnections.includes(name)))
  expect(asking).toEqual([])
})

const sourcesImport = /^import (?!type )[^']*'@content-trust\/sources\/(\w+)'/gm
const entryOf: Readonly<Record<string, string>> = {
  rules: 'check/rules',
  results: 'check/results',
}
const opensConnections = ['undici', 'piscina', 'node:net', 'node:dns', 'node:dns/promises']

it('sees zod where it is', () => {
  expect(thatImportZod('packages/engine/src/schema/index.ts')).toContain(
    'packages/engine/src/schema/context.ts',
  )
})
