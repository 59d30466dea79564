import { hashWord } from '../../packages/engine/src/text/document/vocabulary.ts'
import { kinds, styleValue } from '../../packages/engine/src/text/scores/kind-of-writing.ts'
import { type Loss, minimise } from '../sentences/minimise.ts'
import { denseNames } from '../texture/load-samples.ts'
import { createBag, createRowBuilder, type SparseRows } from '../texture/sparse-rows.ts'
import type { KindSample } from './load-kind-samples.ts'

const KINDS = kinds.length
/** Intercepts beside the columns: of the kind, and of the kind in texts of people and of machines. */
const LABELS = 3

/** Columns of the model of the kinds: document features, then words. */
export interface KindColumns extends KindMoments {
  readonly rows: SparseRows
  readonly features: readonly string[]
  readonly list: readonly string[]
}

/** Weights by column and kind. */
export interface KindFit {
  readonly weights: Float64Array
  readonly intercepts: Float64Array
}

export interface KindFitSettings {
  /** Penalty on squared weights. */
  readonly ridge: number
  readonly steps: number
}

/** Height of one standard deviation of a document feature in the columns: words learn as fast as style. */
export const STYLE_UNIT = 0.15

/** Typography tells the source of a text, not its kind. */
const typography = new Set(['quote_share', 'dash_rate'])
export const kindFeatures = denseNames.filter((name) => !typography.has(name))
const featurePlaces = kindFeatures.map((name) => denseNames.indexOf(name))

/** Where the root of each document feature lies, and how far it spreads. */
export interface KindMoments {
  readonly centres: readonly number[]
  readonly spreads: readonly number[]
}

/** The moments of the document features in the samples that are fitted to. */
export function kindMoments(
  samples: readonly KindSample[],
  fitted: readonly number[],
): KindMoments {
  const all = featurePlaces.map((place) => momentsOf(fitted.map((at) => samples[at].dense[place])))
  return { centres: all.map(({ mean }) => mean), spreads: all.map(({ spread }) => spread) }
}

/** Mean and standard deviation of the roots of rates. */
function momentsOf(values: readonly number[]): { mean: number; spread: number } {
  const roots = values.map(Math.sqrt)
  const mean = roots.reduce((sum, value) => sum + value, 0) / roots.length
  const squares = roots.reduce((sum, value) => sum + (value - mean) ** 2, 0)
  const spread = Math.sqrt(squares / roots.length)
  return { mean: Number(mean.toFixed(6)), spread: Number(Math.max(1e-6, spread).toFixed(6)) }
}

/** Reads the columns of every sample: document features, and the words of a list as a bag of unit length. */
export function kindColumns(
  samples: readonly KindSample[],
  { centres, spreads }: KindMoments,
  list: readonly string[],
): KindColumns {
  const first = featurePlaces.length
  const builder = createRowBuilder(samples.length, first + list.length)
  const columns = new Map(list.map((word, at) => [hashWord(word), first + at]))
  const bag = createBag(first + list.length)
  for (const { dense, hashes } of samples) {
    for (const [at, place] of featurePlaces.entries()) {
      builder.add(at, STYLE_UNIT * styleValue(dense[place], centres[at], spreads[at]))
    }
    for (const hash of hashes) {
      const column = columns.get(hash)
      if (column !== undefined) bag.add(column)
    }
    bag.endRow(builder)
  }
  return { rows: builder.finish(), features: kindFeatures, centres, spreads, list }
}

/** What is fitted to: rows by index with their masses, which sum to 1. */
export interface KindFitTask {
  readonly samples: readonly KindSample[]
  readonly rows: SparseRows
  readonly fitted: readonly number[]
  readonly masses: Float64Array
}

/**
 * Multinomial logistic regression with an L2 penalty. Each kind has one more intercept for people and
 * one for machines while it is fitted, which are thrown away after: which kinds the corpora have from
 * machines must not tell a kind.
 */
export function fitKinds(task: KindFitTask, { ridge, steps }: KindFitSettings): KindFit {
  const { width } = task.rows
  const point = minimise(penalised(surprise(task), ridge), (width + LABELS) * KINDS, steps)
  return {
    weights: point.slice(0, width * KINDS),
    intercepts: point.slice(width * KINDS, (width + 1) * KINDS),
  }
}

/** Adds the L2 penalty to a loss. */
function penalised(loss: Loss, ridge: number): Loss {
  return (point, slope) => {
    let total = loss(point, slope)
    for (let at = 0; at < point.length; at++) {
      total += (ridge / 2) * point[at] ** 2
      slope[at] += ridge * point[at]
    }
    return total
  }
}

/** The log loss of the kinds, weighted by the masses. */
function surprise({ samples, rows, fitted, masses }: KindFitTask): Loss {
  const { starts, columns, values, width } = rows
  const sums = new Float64Array(KINDS)
  const intercepts = width * KINDS
  return (point, slope) => {
    let total = 0
    for (let at = 0; at < fitted.length; at++) {
      const row = fitted[at]
      const { kind, machine } = samples[row]
      const label = intercepts + KINDS * (1 + machine)
      for (let k = 0; k < KINDS; k++) sums[k] = point[intercepts + k] + point[label + k]
      for (let i = starts[row]; i < starts[row + 1]; i++) {
        const first = columns[i] * KINDS
        for (let k = 0; k < KINDS; k++) sums[k] += point[first + k] * values[i]
      }
      total += masses[at] * toErrors(sums, kind)
      for (let k = 0; k < KINDS; k++) {
        sums[k] *= masses[at]
        slope[intercepts + k] += sums[k]
        slope[label + k] += sums[k]
      }
      for (let i = starts[row]; i < starts[row + 1]; i++) {
        const first = columns[i] * KINDS
        for (let k = 0; k < KINDS; k++) slope[first + k] += sums[k] * values[i]
      }
    }
    return total
  }
}

/** Replaces log-odds with the errors of the probabilities; gives the log loss of the kind that is right. */
function toErrors(sums: Float64Array, kind: number): number {
  let highest = sums[0]
  for (let k = 1; k < KINDS; k++) if (sums[k] > highest) highest = sums[k]
  let powers = 0
  for (let k = 0; k < KINDS; k++) powers += Math.exp(sums[k] - highest)
  const loss = Math.log(powers) + highest - sums[kind]
  for (let k = 0; k < KINDS; k++) {
    sums[k] = Math.exp(sums[k] - highest) / powers - (k === kind ? 1 : 0)
  }
  return loss
}

/** Log-odds of the kinds for one row. */
export function kindSums(
  rows: SparseRows,
  { weights, intercepts }: KindFit,
  row: number,
): Float64Array {
  const sums = Float64Array.from(intercepts)
  for (let i = rows.starts[row]; i < rows.starts[row + 1]; i++) {
    const first = rows.columns[i] * KINDS
    for (let k = 0; k < sums.length; k++) sums[k] += weights[first + k] * rows.values[i]
  }
  return sums
}
