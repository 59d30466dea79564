import { type BoostSettings, boostTrees, type FittedTree, scoreRow } from './boost-trees.ts'
import { fitLinear, type LinearFit, scoreLinear } from './fit-image-linear.ts'
import { type BinnedImages, imageMasses } from './image-columns.ts'
import { type VariantName, variantNames } from './image-variants.ts'

/** Chosen by left-out sources; `training/results/image-candidates.md` has what else was tried. */
const trees: BoostSettings = {
  rounds: 300,
  depth: 6,
  rate: 0.04,
  rows: 0.5,
  columns: 0.1,
  ridge: 8,
}

export const settings = {
  trees,
  /** What the weighted sum counts beside the trees; both are log-odds. */
  linearShare: 0.5,
} as const

export interface ImageFit {
  readonly trees: readonly FittedTree[]
  readonly linear: LinearFit
}

/** Fits trees and a weighted sum to the pictures of some rows, in all variants. */
export function fitImage(corpus: BinnedImages, picked: readonly number[], seed: number): ImageFit {
  const { images, sources, edges, bins } = corpus
  const rows = variantNames.flatMap((variant) => picked.map((row) => bins[variant][row]))
  const own = picked.map((row) => (images[row].label === 'synthetic' ? 1 : 0))
  const labels = variantNames.flatMap(() => own)
  const each = imageMasses(
    picked.map((row) => images[row]),
    picked.map((row) => sources[row]),
  )
  const masses = Float64Array.from(variantNames.flatMap(() => [...each]))
  const columns = edges.map((_, feature) => Uint8Array.from(rows, (row) => row[feature]))
  return {
    trees: boostTrees(columns, labels, masses, settings.trees, seed),
    linear: fitLinear(rows, labels, masses, edgeCountsOf(corpus)),
  }
}

/** Raw scores of one variant of some pictures. */
export function scoreImages(
  corpus: BinnedImages,
  fit: ImageFit,
  picked: readonly number[],
  variant: VariantName,
): number[] {
  const edgeCounts = edgeCountsOf(corpus)
  return picked.map((row) => {
    const bins = corpus.bins[variant][row]
    return (
      scoreRow(fit.trees, bins) + settings.linearShare * scoreLinear(fit.linear, bins, edgeCounts)
    )
  })
}

function edgeCountsOf({ edges }: BinnedImages): number[] {
  return edges.map(({ length }) => length)
}
