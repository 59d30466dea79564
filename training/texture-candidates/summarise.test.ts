import { expect, it } from 'vitest'
import { type Measured, REDRAWS } from './measure.ts'
import { summarise } from './summarise.ts'

const source = {
  file: 'news',
  people: 100,
  machines: 100,
  area: 0.9,
  peopleAtMark: 0.05,
  peopleHigh: 0.02,
  machinesHigh: 0.5,
}

function candidate(id: string, redrawn: number[]): Measured {
  return {
    id,
    name: id,
    kilobytes: 1,
    area: 0.9,
    leftOutArea: 0.9,
    wildest: source,
    placedBy: 'news',
    distance: 1,
    machinesHigh: 0.5,
    people: 2000,
    peopleHigh: 0.01,
    documentationHigh: 0,
    leftOutMachinesHigh: 0.5,
    leftOutMachinesAtMean: 0.5,
    sources: [source],
    redrawn,
    redrawnAtMean: redrawn,
  }
}

it('compares candidates redraw by redraw, not by their spread', () => {
  const base = Array.from({ length: REDRAWS }, (_, at) => at / REDRAWS)
  const better = base.map((share, at) => (at % 4 === 0 ? share - 0.01 : share + 0.01))
  const [first, second] = summarise(
    [candidate('base', base), candidate('better', better)],
    candidate('base', base),
  )
  expect(first.wins).toBe(0)
  expect(second.wins).toBe(0.75)
  expect(first.low).toBeCloseTo(0.025, 2)
  expect(first.high).toBeCloseTo(0.97, 2)
})
