import { expect, it } from 'vitest'
import { findBands } from './confidence-bands.ts'
import { type Judged, riskError } from './confidence-error.ts'

const texts = (machine: 0 | 1, count: number, risk: number, words = 600): Judged[] =>
  Array.from({ length: count }, () => ({ machine, words, risk, coverage: 1, readable: true }))

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
