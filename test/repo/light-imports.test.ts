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

it('sees zod where it is', () => {
  expect(thatImportZod('packages/engine/src/schema/index.ts')).toContain(
    'packages/engine/src/schema/context.ts',
  )
})
