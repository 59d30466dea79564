import { type BoostSettings, boostTrees, type FittedTree, scoreRow } from '../trees/boost-trees.ts'
import { type BinnedMedia, sourceMasses } from './binned-media.ts'
import { fitLinear, type LinearFit, scoreLinear } from './fit-linear.ts'

/** Settings of trees over a corpus of files; the ridge is a share of the mean mass of a row. */
export type TreeSettings = Required<Omit<BoostSettings, 'cells' | 'target'>>

export interface MediaSettings {
  readonly trees: TreeSettings
  /** What the weighted sum counts beside the trees; both are log-odds. */
  readonly linearShare: number
}

export interface MediaFit {
  readonly trees: readonly FittedTree[]
  readonly linear: LinearFit
  readonly linearShare: number
}

/** More than any feature has bins, so that a node that no cut parts better stays whole. */
const CELLS = 64

/** Fits trees and a weighted sum to the files of some rows, in all variants. */
export function fitMedia<Variant extends string>(
  corpus: BinnedMedia<Variant>,
  { trees, linearShare }: MediaSettings,
  picked: readonly number[],
  seed: number,
): MediaFit {
  const { variants, edges, bins } = corpus
  const rows = variants.flatMap((variant) => picked.map((row) => bins[variant][row]))
  const own = picked.map((row) => corpus.labels[row])
  const labels = variants.flatMap(() => own)
  const each = sourceMasses(
    own,
    picked.map((row) => corpus.sources[row]),
  )
  const masses = Float64Array.from(variants.flatMap(() => [...each]))
  const columns = edges.map((_, feature) => Uint8Array.from(rows, (row) => row[feature]))
  return {
    trees: boostLabels(columns, labels, masses, trees, seed),
    linear: fitLinear(rows, labels, masses, edgeCountsOf(corpus)),
    linearShare,
  }
}

/** Boosts trees that tell synthetic files from others. */
export function boostLabels(
  columns: readonly Uint8Array[],
  labels: readonly number[],
  masses: Float64Array,
  settings: TreeSettings,
  seed: number,
): FittedTree[] {
  const total = masses.reduce((sum, mass) => sum + mass, 0)
  const ridge = (settings.ridge * total) / masses.length
  const all: BoostSettings = { ...settings, ridge, cells: CELLS, target: 'label' }
  return boostTrees(columns, labels, masses, all, seed)
}

/** Raw scores of one variant of some files. */
export function scoreMedia<Variant extends string>(
  corpus: BinnedMedia<Variant>,
  { trees, linear, linearShare }: MediaFit,
  picked: readonly number[],
  variant: Variant,
): number[] {
  const edgeCounts = edgeCountsOf(corpus)
  return picked.map((row) => {
    const bins = corpus.bins[variant][row]
    return scoreRow(trees, bins) + linearShare * scoreLinear(linear, bins, edgeCounts)
  })
}

function edgeCountsOf({ edges }: Pick<BinnedMedia<string>, 'edges'>): number[] {
  return edges.map(({ length }) => length)
}
