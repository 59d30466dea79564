import { expect, it } from 'vitest'
import { edgesOf, rootWeights, sourceMasses } from './binned-media.ts'

it('lets both labels weigh alike, and sources by the root of their size', () => {
  const sources = ['a', 'a', 'a', 'a', 'b', 'c']
  const labels = [0, 0, 0, 0, 0, 1]
  const masses = sourceMasses(labels, sources)
  const people = masses.subarray(0, 5).reduce((sum, mass) => sum + mass, 0)
  expect(people).toBeCloseTo(3)
  expect(masses[5]).toBeCloseTo(3)
  expect(masses[4] / masses[0]).toBeCloseTo(2)
  expect(rootWeights(sources).slice(3)).toEqual([0.5, 1, 1])
})

it('keeps edges that fit into the 32 bits of a model file', () => {
  const rows = Array.from({ length: 90 }, (_, row) => Float64Array.of(row / 10, 3))
  const [rising, constant] = edgesOf(rows, 9)
  expect(rising).toHaveLength(8)
  expect(rising.map(Math.fround)).toEqual(rising)
  expect(constant).toEqual([])
})
