import { createRandom } from '../random.ts'

/** Features cut into at most 32 bins each, one array a feature. */
export type Bins = readonly Uint8Array[]

export const MOST_BINS = 32

/** One small tree, all its levels full: split s of a level leads to 2s and 2s + 1 of the next. */
export interface Tree {
  readonly features: Uint8Array
  /** A text goes right where its bin is above the cut. */
  readonly cuts: Uint8Array
  readonly leaves: Float64Array
}

export interface BoostSettings {
  readonly rounds: number
  /** 1 makes stumps, whose sum is one shape function a feature. */
  readonly depth: number
  /** Share of its best value that each leaf takes. */
  readonly rate: number
  /** Share of the texts that each round looks at. */
  readonly sample: number
  /** Mass of doubt in each leaf. */
  readonly ridge: number
  /** Log-odds of labels, or the numbers themselves. */
  readonly target: 'label' | 'number'
}

/** Cuts numbers into bins of about equal size. */
export function cutIntoBins(values: Float64Array): Uint8Array {
  const sorted = values.toSorted()
  const edges: number[] = []
  for (let bin = 1; bin < MOST_BINS; bin++) {
    const edge = sorted[Math.floor((sorted.length * bin) / MOST_BINS)]
    if (edge > (edges.at(-1) ?? sorted[0])) edges.push(edge)
  }
  return Uint8Array.from(values, (value) => {
    let bin = 0
    while (bin < edges.length && value >= edges[bin]) bin++
    return bin
  })
}

/** Gradient boosting over binned features (second-order gains, as XGBoost has them). */
export function boost(
  bins: Bins,
  targets: ArrayLike<number>,
  masses: Float64Array,
  settings: BoostSettings,
  seed: number,
): Tree[] {
  const { rounds, depth, rate, sample, ridge, target } = settings
  const random = createRandom(seed)
  const count = masses.length
  const scores = new Float64Array(count)
  const slopes = new Float64Array(count)
  const bends = new Float64Array(count)
  const nodes = new Uint8Array(count)
  const trees: Tree[] = []
  for (let round = 0; round < rounds; round++) {
    for (let row = 0; row < count; row++) {
      const share = target === 'label' ? 1 / (1 + Math.exp(-scores[row])) : scores[row]
      slopes[row] = (share - targets[row]) * masses[row]
      bends[row] = (target === 'label' ? share * (1 - share) : 1) * masses[row]
    }
    const seen = Uint32Array.from(masses.keys()).filter(() => random() < sample)
    nodes.fill(0)
    const features = new Uint8Array((1 << depth) - 1)
    const cuts = new Uint8Array(features.length)
    for (let level = 0; level < depth; level++) {
      const first = (1 << level) - 1
      const splits = findSplits(bins, { slopes, bends, nodes, seen }, 1 << level, ridge)
      for (const [node, { feature, cut }] of splits.entries()) {
        features[first + node] = feature
        cuts[first + node] = cut
      }
      for (let row = 0; row < count; row++) {
        const { feature, cut } = splits[nodes[row]]
        nodes[row] = nodes[row] * 2 + (bins[feature][row] > cut ? 1 : 0)
      }
    }
    const leaves = new Float64Array(1 << depth)
    const below = new Float64Array(1 << depth).fill(ridge)
    for (const row of seen) {
      leaves[nodes[row]] -= slopes[row] * rate
      below[nodes[row]] += bends[row]
    }
    for (let leaf = 0; leaf < leaves.length; leaf++) leaves[leaf] /= below[leaf]
    for (let row = 0; row < count; row++) scores[row] += leaves[nodes[row]]
    trees.push({ features, cuts, leaves })
  }
  return trees
}

/** The sum of the trees for one row of bins. */
export function scoreTrees(trees: readonly Tree[], bins: Bins, row: number): number {
  let sum = 0
  for (const { features, cuts, leaves } of trees) {
    let at = 0
    while (at < features.length) at = at * 2 + (bins[features[at]][row] > cuts[at] ? 2 : 1)
    sum += leaves[at - features.length]
  }
  return sum
}

interface Slopes {
  readonly slopes: Float64Array
  readonly bends: Float64Array
  readonly nodes: Uint8Array
  readonly seen: Uint32Array
}

/** The best split of each node of a level. */
function findSplits(
  bins: Bins,
  { slopes, bends, nodes, seen }: Slopes,
  width: number,
  ridge: number,
): { feature: number; cut: number }[] {
  const best = Array.from({ length: width }, () => ({ feature: 0, cut: 0, gain: -1 }))
  const sums = new Float64Array(width * MOST_BINS)
  const curves = new Float64Array(width * MOST_BINS)
  for (const [feature, column] of bins.entries()) {
    sums.fill(0)
    curves.fill(0)
    for (const row of seen) {
      const cell = nodes[row] * MOST_BINS + column[row]
      sums[cell] += slopes[row]
      curves[cell] += bends[row]
    }
    for (let node = 0; node < width; node++) {
      const from = node * MOST_BINS
      const allSlopes = sums.subarray(from, from + MOST_BINS).reduce((sum, value) => sum + value, 0)
      const allBends = curves
        .subarray(from, from + MOST_BINS)
        .reduce((sum, value) => sum + value, 0)
      let slope = 0
      let bend = 0
      for (let cut = 0; cut < MOST_BINS - 1; cut++) {
        slope += sums[from + cut]
        bend += curves[from + cut]
        const gain =
          slope ** 2 / (bend + ridge) + (allSlopes - slope) ** 2 / (allBends - bend + ridge)
        if (gain > best[node].gain) best[node] = { feature, cut, gain }
      }
    }
  }
  return best
}
