import { normalScore } from '../../packages/engine/src/models/normal-score.ts'
import { minimise } from '../sentences/minimise.ts'

/** Penalty on squared weights; all masses together are as many as there are rows. */
const RIDGE = 60
const STEPS = 60

/** A weighted sum of the ranks of features. */
export interface LinearFit {
  readonly weights: readonly number[]
  readonly intercept: number
}

/** Fits a logistic regression to rows of bins. */
export function fitLinear(
  rows: readonly Uint8Array[],
  labels: readonly number[],
  masses: Float64Array,
  edgeCounts: readonly number[],
): LinearFit {
  const size = edgeCounts.length
  const ranked = rows.map((row) => rankRow(row, edgeCounts))
  const found = minimise(
    (point, slope) => {
      slope.fill(0)
      let loss = 0
      for (const [index, row] of ranked.entries()) {
        let sum = point[size]
        for (let at = 0; at < size; at++) sum += point[at] * row[at]
        const share = 1 / (1 + Math.exp(-sum))
        const right = labels[index] === 1 ? share : 1 - share
        loss -= masses[index] * Math.log(right + 1e-12)
        const gap = masses[index] * (share - labels[index])
        for (let at = 0; at < size; at++) slope[at] += gap * row[at]
        slope[size] += gap
      }
      for (let at = 0; at < size; at++) {
        loss += (RIDGE / 2) * point[at] * point[at]
        slope[at] += RIDGE * point[at]
      }
      return loss
    },
    size + 1,
    STEPS,
  )
  return { weights: [...found.subarray(0, size)], intercept: found[size] }
}

/** The weighted sum for one row of bins. */
export function scoreLinear(
  { weights, intercept }: LinearFit,
  row: Uint8Array,
  edgeCounts: readonly number[],
): number {
  const ranks = rankRow(row, edgeCounts)
  return weights.reduce((sum, weight, at) => sum + weight * ranks[at], intercept)
}

const rankTables = new Map<number, Float32Array>()

function rankRow(row: Uint8Array, edgeCounts: readonly number[]): Float32Array {
  return Float32Array.from(row, (bin, at) => {
    const bins = edgeCounts[at] + 1
    const table =
      rankTables.get(bins) ??
      Float32Array.from({ length: bins }, (_, each) => normalScore(each, bins))
    rankTables.set(bins, table)
    return table[bin]
  })
}
