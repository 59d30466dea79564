import { createRandom } from '../random.ts'

/** Features cut into bins, one column a feature. */
export type Columns = readonly Uint8Array[]

/** One small tree, all its levels full: split s of a level leads to 2s and 2s + 1 of the next. */
export interface FittedTree {
  readonly features: Uint16Array
  /** A row goes right where its bin is above the cut. */
  readonly cuts: Uint8Array
  readonly leaves: Float64Array
}

export interface BoostSettings {
  readonly rounds: number
  readonly depth: number
  /** Share of its best value that each leaf takes. */
  readonly rate: number
  /** Share of the rows that each round looks at. */
  readonly rows: number
  /** Share of the columns that each round looks at. */
  readonly columns: number
  /** Mass of doubt in each leaf, as a share of the mean mass of a row. */
  readonly ridge: number
}

const MOST_BINS = 64

/** Edges that cut numbers into bins of about equal size. */
export function binEdges(values: Float64Array, bins: number): number[] {
  const sorted = values.toSorted()
  const edges: number[] = []
  for (let bin = 1; bin < Math.min(bins, MOST_BINS); bin++) {
    const edge = Math.fround(sorted[Math.floor((sorted.length * bin) / bins)])
    if (edge > (edges.at(-1) ?? sorted[0])) edges.push(edge)
  }
  return edges
}

/** How many edges a number lies at or above. */
export function binOf(edges: readonly number[], value: number): number {
  let low = 0
  let high = edges.length
  while (low < high) {
    const middle = (low + high) >> 1
    if (value >= edges[middle]) low = middle + 1
    else high = middle
  }
  return low
}

/** Gradient boosting of log-odds over binned columns (second-order gains, as XGBoost has them). */
export function boostTrees(
  columns: Columns,
  labels: ArrayLike<number>,
  masses: Float64Array,
  settings: BoostSettings,
  seed: number,
): FittedTree[] {
  const { rounds, depth, rate } = settings
  const random = createRandom(seed)
  const count = masses.length
  const scores = new Float64Array(count)
  const slopes = new Float64Array(count)
  const bends = new Float64Array(count)
  const nodes = new Uint8Array(count)
  const trees: FittedTree[] = []
  const ridge = (settings.ridge * masses.reduce((sum, mass) => sum + mass, 0)) / count
  for (let round = 0; round < rounds; round++) {
    for (let row = 0; row < count; row++) {
      const share = 1 / (1 + Math.exp(-scores[row]))
      slopes[row] = (share - labels[row]) * masses[row]
      bends[row] = share * (1 - share) * masses[row]
    }
    const seen = Uint32Array.from(masses.keys()).filter(() => random() < settings.rows)
    const asked = Uint16Array.from(columns.keys()).filter(() => random() < settings.columns)
    nodes.fill(0)
    const features = new Uint16Array((1 << depth) - 1)
    const cuts = new Uint8Array(features.length)
    for (let level = 0; level < depth; level++) {
      const first = (1 << level) - 1
      const splits = findSplits(columns, asked, { slopes, bends, nodes, seen }, 1 << level, ridge)
      for (const [node, { feature, cut }] of splits.entries()) {
        features[first + node] = feature
        cuts[first + node] = cut
      }
      for (let row = 0; row < count; row++) {
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
    for (let row = 0; row < count; row++) scores[row] += leaves[nodes[row]]
    trees.push({ features, cuts, leaves })
  }
  return trees
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

interface Slopes {
  readonly slopes: Float64Array
  readonly bends: Float64Array
  readonly nodes: Uint8Array
  readonly seen: Uint32Array
}

interface Split {
  feature: number
  cut: number
  gain: number
}

/** The best split of each node of a level. */
function findSplits(
  columns: Columns,
  asked: Uint16Array,
  { slopes, bends, nodes, seen }: Slopes,
  width: number,
  ridge: number,
): Split[] {
  const best = Array.from({ length: width }, (): Split => ({ feature: 0, cut: 255, gain: -1 }))
  const sums = new Float64Array(width * MOST_BINS)
  const curves = new Float64Array(width * MOST_BINS)
  for (const feature of asked) {
    const column = columns[feature]
    sums.fill(0)
    curves.fill(0)
    for (let at = 0; at < seen.length; at++) {
      const row = seen[at]
      const cell = nodes[row] * MOST_BINS + column[row]
      sums[cell] += slopes[row]
      curves[cell] += bends[row]
    }
    for (let node = 0; node < width; node++) improve(best[node], feature, sums, curves, node, ridge)
  }
  return best
}

function improve(
  best: Split,
  feature: number,
  sums: Float64Array,
  curves: Float64Array,
  node: number,
  ridge: number,
): void {
  const from = node * MOST_BINS
  let allSlopes = 0
  let allBends = 0
  for (let at = from; at < from + MOST_BINS; at++) {
    allSlopes += sums[at]
    allBends += curves[at]
  }
  let slope = 0
  let bend = 0
  for (let cut = 0; cut < MOST_BINS - 1; cut++) {
    slope += sums[from + cut]
    bend += curves[from + cut]
    const rest = allSlopes - slope
    const gain = (slope * slope) / (bend + ridge) + (rest * rest) / (allBends - bend + ridge)
    if (gain > best.gain) {
      best.feature = feature
      best.cut = cut
      best.gain = gain
    }
  }
}
