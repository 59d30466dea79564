import { createHash } from 'node:crypto'
import type { DocumentFeature } from '../../packages/engine/src/text/scores/document-model.ts'
import { mean } from '../metrics.ts'

/** A draft as a document model sees it, with the rating that it should get. */
export interface RatedValues {
  readonly values: ArrayLike<number>
  /** 1 to 5. */
  readonly rating: number
  readonly group: string
}

/** The penalty on squared weights of features in standard deviations, per draft. */
const RIDGE = 0.1
const SWEEPS = 500
const FOLDS = 5

/**
 * Fits weights of the declared signs to the logarithm of ratings, by least squares with an L2 penalty
 * (coordinate descent that stops at zero). The logarithm, because most drafts lie between 1 and 2, where half a
 * point says more than it does between 4 and 5.
 */
export function fitDocument(
  rows: readonly RatedValues[],
  features: readonly DocumentFeature[],
): number[] {
  const means = features.map((_, at) => mean(rows.map(({ values }) => values[at])))
  const spreads = features.map((_, at) =>
    Math.sqrt(mean(rows.map(({ values }) => (values[at] - means[at]) ** 2))),
  )
  const columns = features.map(({ sign }, at) =>
    Float64Array.from(rows, ({ values }) =>
      spreads[at] === 0 ? 0 : (sign * (values[at] - means[at])) / spreads[at],
    ),
  )
  const targets = rows.map(({ rating }) => Math.log(rating))
  const middle = mean(targets)
  const left = Float64Array.from(targets, (target) => target - middle)
  const weights = new Float64Array(features.length)
  for (let sweep = 0; sweep < SWEEPS; sweep++) {
    for (const [at, column] of columns.entries()) {
      let pull = 0
      for (let row = 0; row < left.length; row++) pull += column[row] * left[row]
      const size = left.length
      // Columns have a mean square of 1, so that the penalty is a share of it.
      const next = Math.max(0, (pull / size + weights[at]) / (1 + RIDGE))
      const change = next - weights[at]
      weights[at] = next
      if (change === 0) continue
      for (let row = 0; row < size; row++) left[row] -= change * column[row]
    }
  }
  return features.map(({ sign }, at) =>
    spreads[at] === 0 ? 0 : Number(((sign * weights[at]) / spreads[at]).toFixed(6)) + 0,
  )
}

/** The raw score of every draft by weights from the other folds; drafts of one group share a fold. */
export function crossFitDocument(
  rows: readonly RatedValues[],
  features: readonly DocumentFeature[],
): number[] {
  const folds = rows.map(({ group }) => foldOf(group))
  const raws = new Array<number>(rows.length).fill(0)
  for (let fold = 0; fold < FOLDS; fold++) {
    const weights = fitDocument(
      rows.filter((_, index) => folds[index] !== fold),
      features,
    )
    for (const [index, { values }] of rows.entries()) {
      if (folds[index] === fold) raws[index] = rawOf(weights, values)
    }
  }
  return raws
}

/** The raw score of a draft, as the engine adds it up. */
export function rawOf(weights: readonly number[], values: ArrayLike<number>): number {
  return weights.reduce((sum, weight, at) => sum + weight * values[at], 0)
}

function foldOf(group: string): number {
  return createHash('sha1').update(group).digest().readUInt32BE(0) % FOLDS
}
