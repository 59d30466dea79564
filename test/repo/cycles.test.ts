import { expect, it } from 'vitest'
import { readSources, valueImports } from '../support/read-sources.ts'

/** What each file needs to run: imports of types alone are no part of it. */
const needs = new Map(
  ['packages', 'apps', 'bench', 'scripts', 'training'].flatMap((folder) =>
    readSources(folder).map(({ path, code }) => [path, new Set(valueImports(path, code))] as const),
  ),
)

it('no file needs itself by way of others', () => {
  expect(findCircles()).toEqual([])
})

it('sees a circle where there is one', () => {
  const first = valueImports('a/one.ts', "import { two } from './two.ts'\nexport const one = two")
  expect(first).toEqual(['a/two.ts'])
  expect(valueImports('a/two.ts', "import type { One } from './one.ts'")).toEqual([])
  expect(valueImports('a/two.ts', "import { type One } from './one.ts'")).toEqual([])
  const given = new Map([
    ['a/one.ts', new Set(first)],
    ['a/two.ts', new Set(['a/one.ts'])],
  ])
  expect(findCircles(given)).toEqual(['a/one.ts → a/two.ts → a/one.ts'])
})

/** Each circle once, from the file where the walk met it. */
function findCircles(graph: ReadonlyMap<string, ReadonlySet<string>> = needs): string[] {
  const done = new Set<string>()
  const circles: string[] = []
  const walk = (file: string, way: readonly string[]) => {
    const start = way.indexOf(file)
    if (start >= 0) circles.push([...way.slice(start), file].join(' → '))
    if (start >= 0 || done.has(file)) return
    for (const next of graph.get(file) ?? []) walk(next, [...way, file])
    done.add(file)
  }
  for (const file of graph.keys()) walk(file, [])
  return circles
}
