import { denseNames } from '../texture/load-samples.ts'
import { styleFeatures } from '../texture/parts.ts'
import { type Columns, cutIntoBins, pickRows, rowOf } from '../trees/bins.ts'
import { type BoostSettings, boostTrees, type FittedTree, scoreRow } from '../trees/boost-trees.ts'
import type { FittedPart } from './fit-parts.ts'
import { type RunScores, standardise } from './run-scores.ts'
import { fitTask } from './runs.ts'
import type { Task } from './task.ts'

const MOST_BINS = 32

const stumpSettings: BoostSettings = {
  rounds: 300,
  depth: 1,
  rate: 0.2,
  rows: 0.3,
  ridge: 5,
  cells: MOST_BINS,
  target: 'label',
}
const treeSettings: BoostSettings = { ...stumpSettings, rounds: 120, depth: 3 }

/** Boosted stumps, deeper boosted trees, and stumps fitted to the log-odds of those trees. */
export interface TreeParts {
  readonly stumps: FittedPart
  readonly trees: FittedPart
  readonly distilled: FittedPart
}

/** Boosts the style features in every run. */
export function fitTrees({ samples, runs, seed }: Task): TreeParts {
  const bins = styleFeatures.map((name) => {
    const feature = denseNames.indexOf(name)
    const values = Float64Array.from(samples, ({ dense }) => dense[feature])
    return cutIntoBins(values, MOST_BINS, (edge) => edge)
  })
  const stumps: RunScores[] = []
  const trees: RunScores[] = []
  const distilled: RunScores[] = []
  for (const run of runs) {
    const { rows, labels, masses } = fitTask(samples, run)
    const fitted = pickRows(bins, rows)
    const scored = (forest: readonly FittedTree[]): RunScores => {
      const score = (indexes: readonly number[]): Float64Array =>
        Float64Array.from(indexes, (row) => scoreRow(forest, rowOf(bins, row)))
      return standardise(samples, run, { dev: score(run.dev), out: score(run.out) })
    }
    stumps.push(scored(boostTrees(fitted, labels, masses, stumpSettings, seed)))
    const teacher = boostTrees(fitted, labels, masses, treeSettings, seed)
    trees.push(scored(teacher))
    const odds = Float64Array.from(rows, (_, row) => scoreRow(teacher, rowOf(fitted, row)))
    const student: BoostSettings = { ...stumpSettings, target: 'number' }
    distilled.push(scored(boostTrees(fitted, odds, masses, student, seed)))
  }
  const shapes = shapeKilobytes(bins)
  // Three splits of two bytes and their leaves of four, level by level.
  const inTrees = (treeSettings.rounds * (7 * 2 + 8 * 4)) / 1024
  return {
    stumps: { scores: stumps, kilobytes: shapes },
    trees: { scores: trees, kilobytes: inTrees },
    distilled: { scores: distilled, kilobytes: shapes },
  }
}

/** Stumps are one shape a feature: an edge and a height of four bytes for each bin. */
function shapeKilobytes(bins: Columns): number {
  return (
    bins.reduce(
      (sum, column) => sum + (1 + column.reduce((most, bin) => Math.max(most, bin), 0)) * 8,
      0,
    ) / 1024
  )
}
