import { createRandom } from '../random.ts'
import type { Columns } from './bins.ts'
import { findSplits, type RoundState } from './find-splits.ts'

/** One small tree, all its levels full: split s of a level leads to 2s and 2s + 1 of the next. */
export interface FittedTree {
  readonly features: Uint16Array
  /** A row goes right where its bin is above the cut. */
  readonly cuts: Uint8Array
  readonly leaves: Float64Array
}

export interface BoostSettings {
  readonly rounds: number
  /** 1 makes stumps, whose sum is one shape function a feature. */
  readonly depth: number
  /** Share of its best value that each leaf takes. */
  readonly rate: number
  /** Share of the rows that each round looks at. */
  readonly rows: number
  /** Share of the columns that each round looks at; without it a round looks at all and draws nothing. */
  readonly columns?: number
  /** Mass of doubt in each leaf. */
  readonly ridge: number
  /** Cells that a column is counted in: at least its bins, and with one more a node may stay whole. */
  readonly cells: number
  /** Log-odds of labels, or the numbers themselves. */
  readonly target: 'label' | 'number'
}

/** Gradient boosting over binned columns (second-order gains, as XGBoost has them). */
export function boostTrees(
  columns: Columns,
  targets: ArrayLike<number>,
  masses: Float64Array,
  settings: BoostSettings,
  seed: number,
): FittedTree[] {
  const { rounds, target } = settings
  const random = createRandom(seed)
  const drawn = (share: number) => () => random() < share
  const count = masses.length
  const scores = new Float64Array(count)
  const slopes = new Float64Array(count)
  const bends = new Float64Array(count)
  const nodes = new Uint8Array(count)
  const allColumns = Uint16Array.from(columns.keys())
  const trees: FittedTree[] = []
  for (let round = 0; round < rounds; round++) {
    for (let row = 0; row < count; row++) {
      const share = target === 'label' ? 1 / (1 + Math.exp(-scores[row])) : scores[row]
      slopes[row] = (share - targets[row]) * masses[row]
      bends[row] = (target === 'label' ? share * (1 - share) : 1) * masses[row]
    }
    const seen = Uint32Array.from(masses.keys()).filter(drawn(settings.rows))
    const asked =
      settings.columns === undefined ? allColumns : allColumns.filter(drawn(settings.columns))
    const tree = growTree(columns, asked, { slopes, bends, nodes, seen }, settings)
    for (let row = 0; row < count; row++) scores[row] += tree.leaves[nodes[row]]
    trees.push(tree)
  }
  return trees
}

/** Grows one tree, level by level, and leaves each row in the leaf that it comes to. */
function growTree(
  columns: Columns,
  asked: Uint16Array,
  state: RoundState,
  settings: BoostSettings,
): FittedTree {
  const { slopes, bends, nodes, seen } = state
  const { depth, rate, ridge } = settings
  const features = new Uint16Array((1 << depth) - 1)
  const cuts = new Uint8Array(features.length)
  nodes.fill(0)
  for (let level = 0; level < depth; level++) {
    const first = (1 << level) - 1
    const splits = findSplits(columns, asked, state, 1 << level, settings)
    for (const [node, { feature, cut }] of splits.entries()) {
      features[first + node] = feature
      cuts[first + node] = cut
    }
    for (let row = 0; row < nodes.length; row++) {
      const { feature, cut } = splits[nodes[row]]
      nodes[row] = nodes[row] * 2 + (columns[feature][row] > cut ? 1 : 0)
    }
  }
  const leaves = new Float64Array(1 << depth)
  const below = new Float64Array(1 << depth).fill(ridge)
  for (const row of seen) {
    leaves[nodes[row]] -= slopes[row] * rate
    below[nodes[row]] += bends[row]
  }
  for (let leaf = 0; leaf < leaves.length; leaf++) leaves[leaf] /= below[leaf]
  return { features, cuts, leaves }
}

/** The sum of the trees for one row of bins. */
export function scoreRow(trees: readonly FittedTree[], bins: Uint8Array): number {
  let sum = 0
  for (const { features, cuts, leaves } of trees) {
    let at = 0
    while (at < features.length) at = at * 2 + (bins[features[at]] > cuts[at] ? 2 : 1)
    sum += leaves[at - features.length]
  }
  return sum
}
