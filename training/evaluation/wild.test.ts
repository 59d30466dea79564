import { describe, expect, it } from 'vitest'
import { madeSample, madeSamples } from './made-samples.ts'
import { verdictOf } from './row.ts'
import { foreignPeople, wildRows, wildTables } from './wild.ts'

const machine = { machine: 1, generator: 'tool', model: 'New 1', evidence: 'author' } as const

/** A repository of nine documents that are seen, one of one that is not, and calm people. */
const samples = [
  ...madeSamples(9, { ...machine, group: 'wild:a/many', risk: 0.9, year: 2026 }),
  madeSample({ ...machine, group: 'wild:a/one', risk: 0.2, genre: 'readme', generator: 'other' }),
  ...madeSamples(40, { risk: 0.1 }),
  madeSample({ risk: 0.5, group: 'wild:b/one' }),
  madeSample({ file: 'blogs-wild', domain: 'blog', risk: 0.99 }),
]

describe('the rows of a wild file', () => {
  const rows = wildRows('docs-wild', samples)
  const figureOf = (what: string) => rows.find(({ measure }) => measure.includes(what))?.value

  it('weigh by repository first, then give each document alike', () => {
    expect(figureOf('machine at high')).toBe('75.0 %; 90.0 %')
    expect(figureOf('human at medium or above')).toBe('13.7 %; 2.4 %')
    expect(figureOf('human at high')).toBe('0.0 %; 0.0 %')
  })

  it('meet a goal only where both values do', () => {
    const verdicts = rows.map((row) => verdictOf(row))
    expect(verdicts).toEqual(['no', 'yes', 'no', 'yes', 'no'])
  })

  it('take no document of another file', () => {
    expect(figureOf('AUROC')).toBe(
      wildRows('docs-wild', samples.slice(0, -1)).find(({ measure }) => measure.includes('AUROC'))
        ?.value,
    )
  })
})

it('the tables of a wild file part it by what is known of a document, the most first', () => {
  const [genre = [], generator = [], model = [], year = [], evidence = []] = wildTables(
    'docs-wild',
    samples,
  )
  expect(genre[2]).toBe(
    '| guide | 41 (2) | 2.4 % | 0.0 % | 9 (1), few | 1.000 | 100.0 % | 100.0 % |',
  )
  expect(genre[3]).toBe('| readme | – | – | – | 1 (1), few | 0.976 | 0.0 % | 0.0 % |')
  expect(generator.slice(2).map((line) => line.split(' ')[1])).toEqual(['tool', 'other'])
  expect(model).toHaveLength(3)
  expect(year.slice(2).map((line) => line.split(' ')[1])).toEqual(['2020', '2026'])
  expect(evidence[2]).toContain('10 (2), few')
})

it('people of sources left out are told by set, and the worst set is judged', () => {
  const { row, table } = foreignPeople([
    ...madeSamples(99, { file: 'docs-debian-human' }),
    madeSample({ file: 'blogs-human', domain: 'blog', risk: 0.7 }),
    madeSample({ file: 'docs', risk: 0.1 }),
    madeSample({ file: 'docs', machine: 1, risk: 0.9 }),
    madeSample({ file: 'markdown', risk: 0.1 }),
    ...samples,
  ])
  expect(row.value).toBe('1.0 %; 100.0 %')
  expect(row.measure).toContain('of 102')
  expect(verdictOf(row)).toBe('no')
  expect(table.find((line) => line.startsWith('| docs '))).toContain('| docs | 1 | 0.0 %')
})
