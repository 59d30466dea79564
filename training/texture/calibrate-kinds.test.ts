import { describe, expect, it } from 'vitest'
import { calibrateMixed } from '../../packages/engine/src/models/mixed-calibration.ts'
import { kinds } from '../../packages/engine/src/text/scores/kind-of-writing.ts'
import { createRandom } from '../random.ts'
import { calibrateKinds, type KindRow, kindAnchors } from './calibrate-kinds.ts'

const STORY = kinds.indexOf('story')
const ABSTRACT = kinds.indexOf('abstract')
const NEWS = kinds.indexOf('news')

function certain(kind: number): Float64Array {
  return Float64Array.from(kinds, (_, at) => (at === kind ? 1 : 0))
}

/** Texts of a source whose raw scores lie around a mean with a spread of about 1. */
function textsOf(
  source: string,
  kind: number,
  mean: number,
  machine: 0 | 1 = 0,
  count = 400,
): KindRow[] {
  const random = createRandom(source.length * 31 + kind)
  return Array.from({ length: count }, () => ({
    raw: mean + 2 * (random() + random() + random() - 1.5),
    machine,
    probabilities: certain(kind),
    source,
    unit: source,
    cell: `${kind} ${source}`,
    letters: 4.5 + random() / 2,
  }))
}

const rows = [
  ...textsOf('abbey', STORY, 0),
  ...textsOf('bakery', STORY, 0.1),
  ...textsOf('cellar house', STORY, -0.1),
  ...textsOf('dairy', ABSTRACT, 2),
  ...textsOf('eastern inn', ABSTRACT, 2.2),
  ...textsOf('foundry house', NEWS, -1),
  ...textsOf('machine', STORY, 5, 1),
]
const calibration = calibrateKinds(rows, kindAnchors)
const mediumAt = calibration.y.indexOf(0.4)
const marks = (kind: number): readonly number[] => calibration.x[kind] ?? []

describe('a calibration by kind', () => {
  it('has a rising curve for each kind, medium and high apart', () => {
    expect(calibration.kinds).toEqual(kinds)
    for (const knots of calibration.x) {
      expect(knots).toHaveLength(calibration.y.length)
      expect(knots.toSorted((a, b) => a - b)).toEqual(knots)
      expect((knots[mediumAt + 1] ?? 0) - (knots[mediumAt] ?? 0)).toBeGreaterThanOrEqual(
        kindAnchors.gap - 1e-3,
      )
    }
  })

  it('asks more of a kind whose people score high than of one whose people score low', () => {
    const unknown = marks(kinds.indexOf('unknown'))[mediumAt] ?? Number.NaN
    expect(marks(ABSTRACT)[mediumAt]).toBeGreaterThan(unknown)
    expect(marks(STORY)[mediumAt]).toBeLessThan(unknown)
  })

  it('leaves people of a kind in peace', () => {
    for (const kind of [STORY, ABSTRACT, NEWS]) {
      const people = rows.filter(
        ({ machine, probabilities }) => machine === 0 && probabilities[kind] === 1,
      )
      const alarms = people.filter(
        ({ raw, probabilities, letters }) =>
          calibrateMixed(calibration, raw, probabilities, letters) >= 0.4,
      )
      expect(alarms.length / people.length).toBeLessThan(0.08)
    }
  })

  it('does not come down all the way to a kind of one source', () => {
    const lone = (kind: number, mean: number): number => {
      const own = rows.filter(({ probabilities }) => probabilities[kind] === 1)
      const level = own.map(({ raw }) => raw).sort((a, b) => a - b)
      expect(level[Math.floor(level.length / 2)]).toBeCloseTo(mean, 0)
      return (marks(kind)[mediumAt] ?? Number.NaN) - mean
    }
    expect(lone(NEWS, -1)).toBeGreaterThan(lone(STORY, 0) + 0.5)
  })

  it('is the same for the same texts', () => {
    expect(calibrateKinds(rows, kindAnchors)).toEqual(calibration)
  })
})
