import { describe, expect, it } from 'vitest'
import { findBands } from './confidence-bands.ts'
import { type Judged, riskError } from './confidence-error.ts'
import { bandTable } from './confidence-tables.ts'

const texts = (
  machine: 0 | 1,
  count: number,
  risk: number,
  words = 600,
  kinds: readonly string[] = [],
): Judged[] =>
  Array.from({ length: count }, () => ({
    machine,
    words,
    risk,
    coverage: 1,
    readable: true,
    kinds,
  }))

it('weighs people and machines the same, whatever their number', () => {
  const rows = [...texts(0, 90, 0.1), ...texts(0, 10, 0.9), ...texts(1, 1000, 0.9)]
  const { people, machines, error, upper } = riskError(rows, 0.7, 1.1)
  expect([people, machines]).toEqual([10, 1000])
  expect(error).toBeCloseTo(0.1 / 1.1)
  expect(upper).toBeGreaterThan(error)
})

it('calls nothing certain that a handful of texts cannot show', () => {
  const rows = [...texts(0, 20, 0.05), ...texts(1, 20, 0.95)]
  const { low, high } = findBands(rows)
  expect(low.every(({ below }) => below === 0)).toBe(true)
  expect(high.from).toBeGreaterThan(1)
})

it('ends a low range where machine texts come in', () => {
  const rows = [
    ...texts(0, 1000, 0.05),
    ...texts(0, 1000, 0.11),
    ...texts(1, 200, 0.11),
    ...texts(1, 3000, 0.95),
  ]
  expect(findBands(rows).low.at(-1)).toMatchObject({ words: 500, below: 0.1, machines: 0 })
})

it('starts the high range where people are no longer flagged with confidence', () => {
  const lengths = [80, 120, 170, 250, 400, 600]
  const rows = lengths.flatMap((words) => [
    ...texts(0, 1000, 0.05, words),
    ...texts(0, 40, 0.75, words),
    ...texts(1, 3000, 0.95, words),
  ])
  expect(findBands(rows).high).toMatchObject({ from: 0.76, people: 0 })
})

it('counts no text that is hard to read or mostly code', () => {
  const rows = [
    ...texts(0, 1000, 0.05),
    ...texts(1, 3000, 0.95),
    ...texts(1, 3000, 0.05).map((row) => ({ ...row, readable: false })),
    ...texts(1, 3000, 0.05).map((row) => ({ ...row, coverage: 0.6 })),
  ]
  expect(findBands(rows).low.at(-1)).toMatchObject({ machines: 0, error: 0 })
})

describe('the bands of a kind', () => {
  const tales = [
    ...texts(0, 1000, 0.05, 600, ['tale']),
    ...texts(0, 300, 0.05, 120, ['tale']),
    ...texts(1, 3000, 0.95, 600, ['tale']),
    ...texts(1, 900, 0.95, 120, ['tale']),
  ]
  const kindIn = (rows: readonly Judged[], kind: string) =>
    findBands(rows).kinds.find((own) => own.kind === kind)

  it('count the texts that may be of it', () => {
    const rows = [...tales, ...texts(0, 900, 0.95), ...texts(1, 900, 0.05)]
    expect(kindIn(rows, 'tale')).toMatchObject({ high: { from: 0.7, people: 0, machines: 3900 } })
    expect(kindIn(rows, 'tale')?.low.at(-1)).toMatchObject({ below: 0.2, people: 1000 })
    expect(findBands(rows).high.from).toBeGreaterThan(1)
  })

  it('are none where people of it are flagged in one length', () => {
    const some = texts(0, 20, 0.99, 120, ['tale'])
    expect(kindIn([...tales, ...some], 'tale')?.high.from).toBeGreaterThan(1)
    expect(kindIn([...tales, ...some], 'tale')?.low.at(-1)?.below).toBe(0.2)
  })

  it('are none of a kind with a handful of texts', () => {
    const few = [...texts(0, 40, 0.05, 600, ['log']), ...texts(1, 40, 0.95, 600, ['log'])]
    const own = kindIn([...tales, ...few], 'log')
    expect(own?.high.from).toBeGreaterThan(1)
    expect(own?.low.every(({ below }) => below === 0)).toBe(true)
  })

  it('count a text on the border for both its kinds', () => {
    const border = texts(0, 7, 0.3, 600, ['log', 'tale'])
    expect(findBands([...tales, ...border]).kinds.map(({ kind }) => kind)).toEqual(['log', 'tale'])
  })
})

it('the table of bands names the kinds that are never certain', () => {
  const rows = [
    ...texts(0, 1000, 0.05, 600, ['tale']),
    ...texts(1, 3000, 0.95, 600, ['tale']),
    ...texts(0, 9, 0.05, 600, ['log']),
  ]
  const lines = bandTable(findBands(rows))
  expect(lines[0]).toContain('Too few texts, or too many errors, for: log.')
  expect(lines.filter((line) => line.startsWith('| tale'))).toHaveLength(2)
  expect(lines.filter((line) => line.startsWith('| log'))).toEqual([])
})
