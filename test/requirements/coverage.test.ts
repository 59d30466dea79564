import { expect, it } from 'vitest'
import { namedTests, testFiles } from './named-tests.ts'
import { owed, owedByHosts } from './owed.ts'
import { everyId, idsOf, requirements } from './titles.ts'

const idPattern = /\bR-[A-Z]+-\d{2}\b/
const skippedPattern = /\b(?:it|test|describe)\.(?:skip|todo)\(/

const files = testFiles()
const named = namedTests(files)
const every = new Set(everyId)
const later = Object.values(owed)
  .flat()
  .flatMap((entry) => (entry in requirements ? idsOf(entry) : [entry]))

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
  expect(
    Object.values(owedByHosts)
      .flat()
      .filter((id) => !named.has(id)),
  ).toEqual([])
})

it('no test names a requirement that does not exist', () => {
  expect([...named.keys()].filter((id) => !every.has(id))).toEqual([])
})

it('every requirement has a title of its own in its family, and there are 260', () => {
  expect(everyId).toHaveLength(260)
  for (const { titles } of Object.values(requirements)) {
    expect(new Set(titles).size).toBe(titles.length)
  }
})

it('no test that names a requirement is skipped', () => {
  const skipped = files.flatMap(({ path, text }) =>
    text
      .split('\n')
      .filter((line) => skippedPattern.test(line) && idPattern.test(line))
      .map((line) => `${path}: ${line.trim()}`),
  )
  expect(skipped).toEqual([])
})
