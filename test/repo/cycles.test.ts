import { expect, it } from 'vitest'
import { readSources, staticImports } from '../support/read-sources.ts'

/** What each file imports, types included: a cycle of types, too, is one file in two halves. */
const imports = new Map(
  ['packages', 'apps', 'bench', 'scripts', 'training', 'test'].flatMap((folder) =>
    readSources(folder).map(
      ({ path, code }) => [path, new Set(staticImports(path, code))] as const,
    ),
  ),
)

it('no file imports itself by way of others', () => {
  expect(findCycles(imports)).toEqual([])
})

it('sees a cycle where there is one', () => {
  const first = staticImports('a/one.ts', "import { two } from './two.ts'\nexport const one = two")
  expect(first).toEqual(['a/two.ts'])
  for (const code of [
    "import type { One } from './one.ts'",
    "import { type One } from './one.ts'",
    "export type { One } from './one.ts'",
    "export * from './one.ts'",
    "import './one.ts'",
    "type One = import('./one.ts').One",
    "import {\n  type One,\n  another,\n} from './one.ts'",
  ]) {
    expect(staticImports('a/two.ts', code), code).toEqual(['a/one.ts'])
    const graph = new Map([
      ['a/one.ts', new Set(first)],
      ['a/two.ts', new Set(staticImports('a/two.ts', code))],
    ])
    expect(findCycles(graph)).toEqual(['a/one.ts → a/two.ts → a/one.ts'])
  }
})

it('lets a file load later what imports it', () => {
  expect(staticImports('a/two.ts', "const { one } = await import('./one.ts')")).toEqual([])
  expect(staticImports('a/two.ts', "import { readFile } from 'node:fs/promises'")).toEqual([])
})

it('sees every cycle of a web of them', () => {
  const graph = new Map([
    ['a.ts', new Set(['b.ts', 'c.ts'])],
    ['b.ts', new Set(['a.ts'])],
    ['c.ts', new Set(['c.ts', 'd.ts'])],
    ['d.ts', new Set<string>()],
  ])
  expect(findCycles(graph)).toEqual(['a.ts → b.ts → a.ts', 'c.ts → c.ts'])
})

/** The cycles that a walk along the imports meets, each from the file where it came round. */
function findCycles(graph: ReadonlyMap<string, ReadonlySet<string>>): string[] {
  const done = new Set<string>()
  const cycles: string[] = []
  const walk = (file: string, way: readonly string[]) => {
    const start = way.indexOf(file)
    if (start >= 0) cycles.push([...way.slice(start), file].join(' → '))
    if (start >= 0 || done.has(file)) return
    for (const next of graph.get(file) ?? []) walk(next, [...way, file])
    done.add(file)
  }
  for (const file of graph.keys()) walk(file, [])
  return cycles
}
