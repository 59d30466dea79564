import { describe, expect, it } from 'vitest'
import { cutIntoBins, rowOf } from './bins.ts'
import { boostTrees, scoreRow } from './boost-trees.ts'

const settings = {
  rounds: 60,
  depth: 1,
  rate: 0.3,
  rows: 1,
  cells: 32,
  ridge: 1e-3,
  target: 'label',
} as const
/** All pairs of 20 values of one feature and 20 of another. */
const left = Float64Array.from({ length: 400 }, (_, row) => Math.floor(row / 20))
const right = Float64Array.from({ length: 400 }, (_, row) => row % 20)
const asIs = (edge: number): number => edge
const bins = [left, right].map((values) => cutIntoBins(values, 32, asIs))
const masses = new Float64Array(400).fill(1)

function shareRight(labels: Uint8Array, depth: number): number {
  const trees = boostTrees(bins, labels, masses, { ...settings, depth }, 7)
  const hits = labels.filter(
    (label, row) => scoreRow(trees, rowOf(bins, row)) > 0 === (label === 1),
  )
  return hits.length / labels.length
}

describe('bins', () => {
  it('keep the order of the values and stay few', () => {
    const values = Float64Array.from({ length: 1000 }, (_, at) => (at * 7919) % 1000)
    const found = cutIntoBins(values, 32, asIs)
    const order = [...values.keys()].sort((a, b) => values[a] - values[b])
    const inOrder = order.map((at) => found[at])
    expect(inOrder).toEqual(inOrder.toSorted((a, b) => a - b))
    expect(Math.max(...found)).toBe(31)
  })

  it('are one for a feature that never changes', () => {
    expect([...new Set(cutIntoBins(new Float64Array(50).fill(3), 32, asIs))]).toEqual([0])
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
    const trees = boostTrees(
      bins,
      targets,
      masses,
      { ...settings, rounds: 300, target: 'number' },
      7,
    )
    for (const row of [0, 123, 399]) {
      expect(scoreRow(trees, rowOf(bins, row))).toBeCloseTo(targets[row], 1)
    }
  })

  it('are the same for the same seed', () => {
    const labels = Uint8Array.from(left, (value) => (value > 9 ? 1 : 0))
    const half = { ...settings, rows: 0.5 }
    expect(boostTrees(bins, labels, masses, half, 7)).toEqual(
      boostTrees(bins, labels, masses, half, 7),
    )
  })

  it('never split by a column that they did not ask', () => {
    const labels = Uint8Array.from(left, (value) => (value > 9 ? 1 : 0))
    const [tree] = boostTrees(bins, labels, masses, { ...settings, rounds: 1, columns: 0 }, 7)
    const leaves = [0, 399].map((row) => scoreRow([tree], rowOf(bins, row)))
    expect(leaves[0]).toBe(leaves[1])
  })
})
