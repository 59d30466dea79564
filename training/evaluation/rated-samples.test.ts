import { describe, expect, it } from 'vitest'
import { madeSample, madeSamples } from './made-samples.ts'
import { areaOf, groupWeights, massFrom, rateSamples, weightedArea } from './rated-samples.ts'

it('a risk is joined to the document of its place', () => {
  const rated = rateSamples([madeSample({ file: 'a' }), madeSample({ file: 'b' })], [0.2, 0.8])
  expect(rated.map(({ file, risk }) => [file, risk])).toEqual([
    ['a', 0.2],
    ['b', 0.8],
  ])
})

it('a repository of four documents weighs twice one of a single document', () => {
  const rows = [...madeSamples(4, { group: 'four', risk: 0.9 }), madeSample({ group: 'one' })]
  const weights = groupWeights(rows)
  expect([...weights]).toEqual([0.5, 0.5, 0.5, 0.5, 1])
  expect(massFrom(rows, weights, 0.7)).toBeCloseTo(2 / 3)
  expect(massFrom([], [], 0.7)).toBe(0)
})

describe('the area where texts have a mass', () => {
  const rows = [
    madeSample({ risk: 0.2 }),
    madeSample({ risk: 0.5 }),
    madeSample({ machine: 1, risk: 0.5 }),
    madeSample({ machine: 1, risk: 0.1 }),
    madeSample({ machine: 1, risk: 0.9 }),
  ]

  it('is the usual one where all weigh alike', () => {
    expect(weightedArea(rows, [1, 1, 1, 1, 1])).toBeCloseTo(areaOf(rows))
    expect(weightedArea(rows, [3, 3, 3, 3, 3])).toBeCloseTo(areaOf(rows))
  })

  it('is that of the heavy texts where the others weigh next to nothing', () => {
    expect(weightedArea(rows, [1, 1e-9, 1e-9, 1e-9, 1])).toBeCloseTo(1)
    expect(weightedArea(rows, [1, 1e-9, 1e-9, 1, 1e-9])).toBeCloseTo(0)
    expect(weightedArea(rows, [1e-9, 1, 1, 1e-9, 1e-9])).toBeCloseTo(0.5)
  })

  it('is none where one side is empty', () => {
    expect(weightedArea(rows.slice(0, 2), [1, 1])).toBeNaN()
  })
})
