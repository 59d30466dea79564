import { describe, expect, it } from 'vitest'
import { joinRuns, softMinimum, weightedSum } from './run-scores.ts'

describe('the soft minimum', () => {
  it('is the one score of a single part', () => {
    expect(softMinimum([1.5])).toBeCloseTo(1.5, 12)
  })

  it('follows the smallest score when the others are far above', () => {
    expect(softMinimum([-1, 20, 30])).toBeCloseTo(-1, 6)
  })

  it('lies below equal scores by the logarithm of their number', () => {
    expect(softMinimum([2, 2, 2])).toBeCloseTo(2 - Math.log(3), 12)
  })

  it('stays finite for scores far apart', () => {
    expect(softMinimum([-2000, 2000])).toBeCloseTo(-2000, 6)
  })
})

describe('joining the scores of parts', () => {
  const part = (dev: number[], out: number[]) => [
    { dev: Float64Array.from(dev), out: Float64Array.from(out) },
  ]

  it('adds each part times its share, text by text', () => {
    const [joined] = joinRuns([part([1, 2], [3]), part([10, 20], [30])], weightedSum([0.5, 2]))
    expect([...joined.dev]).toEqual([20.5, 41])
    expect([...joined.out]).toEqual([61.5])
  })

  it('takes the smallest score of each text', () => {
    const smallest = (scores: readonly number[]): number => Math.min(...scores)
    const [joined] = joinRuns([part([1, 9], [4]), part([5, 2], [3])], smallest)
    expect([...joined.dev, ...joined.out]).toEqual([1, 2, 3])
  })
})
