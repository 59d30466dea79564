import { describe, expect, it } from 'vitest'
import { boost, cutIntoBins, MOST_BINS, scoreTrees } from './boosted-trees.ts'

const settings = {
  rounds: 60,
  depth: 1,
  rate: 0.3,
  sample: 1,
  ridge: 1e-3,
  target: 'label',
} as const
/** All pairs of 20 values of one feature and 20 of another. */
const left = Float64Array.from({ length: 400 }, (_, row) => Math.floor(row / 20))
const right = Float64Array.from({ length: 400 }, (_, row) => row % 20)
const bins = [cutIntoBins(left), cutIntoBins(right)]
const masses = new Float64Array(400).fill(1)

function shareRight(labels: Uint8Array, depth: number): number {
  const trees = boost(bins, labels, masses, { ...settings, depth }, 7)
  const hits = labels.filter((label, row) => scoreTrees(trees, bins, row) > 0 === (label === 1))
  return hits.length / labels.length
}

describe('bins', () => {
  it('keep the order of the values and stay few', () => {
    const values = Float64Array.from({ length: 1000 }, (_, at) => (at * 7919) % 1000)
    const found = cutIntoBins(values)
    const order = [...values.keys()].sort((a, b) => values[a] - values[b])
    const inOrder = order.map((at) => found[at])
    expect(inOrder).toEqual(inOrder.toSorted((a, b) => a - b))
    expect(Math.max(...found)).toBe(MOST_BINS - 1)
  })

  it('are one for a feature that never changes', () => {
    expect([...new Set(cutIntoBins(new Float64Array(50).fill(3)))]).toEqual([0])
  })
})

describe('boosted stumps', () => {
  it('learn a shape that rises and falls', () => {
    const inTheMiddle = Uint8Array.from(left, (value) => (value >= 6 && value < 14 ? 1 : 0))
    expect(shareRight(inTheMiddle, 1)).toBe(1)
  })

  it('are sums of shapes: they miss what only two features together tell', () => {
    const either = Uint8Array.from(left, (value, row) => (value < 10 === right[row] < 10 ? 1 : 0))
    expect(shareRight(either, 1)).toBeLessThan(0.75)
    expect(shareRight(either, 2)).toBeGreaterThan(0.95)
  })

  it('come close to numbers that are a sum of shapes', () => {
    const targets = left.map((value, row) => value / 10 + (right[row] > 9 ? 1 : 0))
    const trees = boost(bins, targets, masses, { ...settings, rounds: 300, target: 'number' }, 7)
    for (const row of [0, 123, 399]) {
      expect(scoreTrees(trees, bins, row)).toBeCloseTo(targets[row], 1)
    }
  })

  it('are the same for the same seed', () => {
    const labels = Uint8Array.from(left, (value) => (value > 9 ? 1 : 0))
    const half = { ...settings, sample: 0.5 }
    expect(boost(bins, labels, masses, half, 7)).toEqual(boost(bins, labels, masses, half, 7))
  })
})
