import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, it } from 'vitest'
import { families, owed, owedByHosts } from './owed.ts'

const root = resolve(import.meta.dirname, '../..')
const idPattern = /\bR-[A-Z]+-\d{2}\b/g

/** A test's name, or the row of a table that gives it, starts with the ids that it proves. */
const namePattern = /(['"`])((?:[RD]-[A-Z\d-]+(?:,| and)? )*R-[A-Z]+-\d{2}\b.*?)\1/g
const skippedPattern = /\b(?:it|test|describe)\.(?:skip|todo)\(/

interface TestFile {
  readonly name: string
  readonly text: string
}

function testFiles(): TestFile[] {
  return globSync('{packages,apps,test,training,bench}/**/*.test.ts', {
    cwd: root,
    // This file lists ids without proving them.
    exclude: ['**/node_modules/**', 'test/requirements/coverage.test.ts'],
  })
    .sort()
    .map((name) => ({ name, text: readFileSync(resolve(root, name), 'utf8') }))
}

function namesOf({ text }: TestFile): string[] {
  return [...text.matchAll(namePattern)].map(([, , name]) => name ?? '')
}

function idsOf(family: string): string[] {
  return Array.from(
    { length: families[family] ?? 0 },
    (_, index) => `${family}-${String(index + 1).padStart(2, '0')}`,
  )
}

const every = new Set(Object.keys(families).flatMap(idsOf))
const files = testFiles()
const named = new Set(
  files.flatMap((file) => namesOf(file).flatMap((name) => name.match(idPattern) ?? [])),
)
const later = Object.values(owed)
  .flat()
  .flatMap((entry) => (entry in families ? idsOf(entry) : [entry]))

it('every requirement of the specification is named by a test or owed by a later part', () => {
  const open = new Set(later)
  expect([...every].filter((id) => !named.has(id) && !open.has(id))).toEqual([])
})

it.each(['R-TXT', 'R-EVD', 'R-CTX', 'R-ROUTE'])(
  'a test names every requirement of %s',
  (family) => {
    expect(idsOf(family).length).toBeGreaterThan(0)
    expect(idsOf(family).filter((id) => !named.has(id))).toEqual([])
  },
)

it('a test names every general requirement that touches text', () => {
  const general = ['R-GEN-03', 'R-GEN-04', 'R-GEN-05', 'R-GEN-06', 'R-GEN-07', 'R-GEN-08']
  expect([...general, 'R-VER-04', 'R-VER-08'].filter((id) => !named.has(id))).toEqual([])
})

it('nothing is owed twice, and nothing owed is already proved', () => {
  expect(new Set(later).size).toBe(later.length)
  expect(later.filter((id) => !every.has(id))).toEqual([])
  expect(later.filter((id) => named.has(id))).toEqual([])
  for (const id of Object.values(owedByHosts).flat()) expect(named, id).toContain(id)
})

it('no test names a requirement that does not exist', () => {
  expect([...named].filter((id) => !every.has(id))).toEqual([])
})

it('no test that names a requirement is skipped', () => {
  const skipped = files.flatMap(({ name, text }) =>
    text
      .split('\n')
      .filter((line) => skippedPattern.test(line) && idPattern.test(line))
      .map((line) => `${name}: ${line.trim()}`),
  )
  expect(skipped).toEqual([])
})
