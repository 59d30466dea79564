import type { Plane } from '../planes.ts'
import type { Family } from './family.ts'
import { logOf, ratio } from './moments.ts'

const SIDE = 8
const AREA = SIDE * SIDE

const basis = Float64Array.from({ length: AREA }, (_, at) => {
  const u = Math.floor(at / SIDE)
  const x = at % SIDE
  const scale = u === 0 ? Math.SQRT1_2 / 2 : 0.5
  return scale * Math.cos(((2 * x + 1) * u * Math.PI) / (2 * SIDE))
})

/** Coefficients that are described alone: those that change slowly. */
const single = Array.from({ length: AREA }, (_, at) => at).filter((at) => {
  const order = Math.floor(at / SIDE) + (at % SIDE)
  return order >= 1 && order <= 4
})
const diagonals = Array.from({ length: 2 * SIDE - 2 }, (_, order) => order + 1)

/** The waves of 8 × 8 blocks: their sizes, how peaked they are, and what a JPEG left of them. */
export const cosineFamily: Family = {
  names: [
    ...diagonals.map((order) => `cosine.size.${order}`),
    ...diagonals.map((order) => `cosine.peak.${order}`),
    ...diagonals.map((order) => `cosine.zero.${order}`),
    ...single.map((at) => `cosine.peak.${Math.floor(at / SIDE)}.${at % SIDE}`),
    ...single.map((at) => `cosine.lean.${Math.floor(at / SIDE)}.${at % SIDE}`),
    'cosine.grid.size',
    'cosine.grid.zero',
  ],
  measure: ({ planes }) => {
    const here = sumBlocks(planes.luma, 0)
    const between = sumBlocks(planes.luma, 4)
    const orders = diagonals.map((order) => foldDiagonal(here, order))
    const apart = diagonals.map((order) => foldDiagonal(between, order))
    const total = orders.reduce((sum, { size }) => sum + logOf(size), 0) / orders.length
    const high = diagonals.length - 6
    const gap = (pick: (order: Order) => number) =>
      orders.slice(high).reduce((sum, order) => sum + pick(order), 0) -
      apart.slice(high).reduce((sum, order) => sum + pick(order), 0)
    return [
      ...orders.map(({ size }) => logOf(size) - total),
      ...orders.map(({ peak }) => peak),
      ...orders.map(({ zero }) => zero),
      ...single.map((at) => peakOf(here, at)),
      ...single.map((at) => leanOf(here, at)),
      gap(({ size }) => logOf(size)) / 6,
      gap(({ zero }) => zero) / 6,
    ]
  },
}

interface BlockSums {
  readonly count: number
  readonly size: Float64Array
  readonly square: Float64Array
  readonly zero: Float64Array
}

/** Sums over all blocks, the grid moved by some pixels. */
function sumBlocks({ width, height, values }: Plane, shift: number): BlockSums {
  const size = new Float64Array(AREA)
  const square = new Float64Array(AREA)
  const zero = new Float64Array(AREA)
  const rows = new Float64Array(AREA)
  let count = 0
  for (let top = shift; top + SIDE <= height; top += SIDE) {
    for (let left = shift; left + SIDE <= width; left += SIDE) {
      count++
      for (let y = 0; y < SIDE; y++) {
        const from = (top + y) * width + left
        for (let u = 0; u < SIDE; u++) {
          let sum = 0
          for (let x = 0; x < SIDE; x++) sum += values[from + x] * basis[u * SIDE + x]
          rows[y * SIDE + u] = sum
        }
      }
      for (let v = 0; v < SIDE; v++) {
        for (let u = 0; u < SIDE; u++) {
          let sum = 0
          for (let y = 0; y < SIDE; y++) sum += rows[y * SIDE + u] * basis[v * SIDE + y]
          const at = v * SIDE + u
          const absolute = Math.abs(sum)
          size[at] += absolute
          square[at] += sum * sum
          if (absolute < 0.5) zero[at]++
        }
      }
    }
  }
  return { count, size, square, zero }
}

interface Order {
  readonly size: number
  readonly peak: number
  readonly zero: number
}

/** The coefficients of one diagonal together. */
function foldDiagonal(sums: BlockSums, order: number): Order {
  let size = 0
  let square = 0
  let zero = 0
  let count = 0
  for (let v = Math.max(0, order - SIDE + 1); v <= Math.min(order, SIDE - 1); v++) {
    const at = v * SIDE + order - v
    size += sums.size[at]
    square += sums.square[at]
    zero += sums.zero[at]
    count += sums.count
  }
  const mean = size / (count || 1)
  return {
    size: mean,
    peak: logOf(ratio(square / (count || 1), mean * mean)),
    zero: zero / (count || 1),
  }
}

function peakOf({ count, size, square }: BlockSums, at: number): number {
  const mean = size[at] / (count || 1)
  return logOf(ratio(square[at] / (count || 1), mean * mean))
}

/** A wave across against the same wave down. */
function leanOf({ size }: BlockSums, at: number): number {
  const turned = (at % SIDE) * SIDE + Math.floor(at / SIDE)
  return logOf(size[at]) - logOf(size[turned])
}
