import { type BoostSettings, boostTrees, type FittedTree, scoreRow } from '../image/boost-trees.ts'
import { fitLinear, type LinearFit, scoreLinear } from '../image/fit-image-linear.ts'
import { audioMasses, type BinnedAudio } from './audio-columns.ts'
import { type AudioVariant, audioVariants } from './audio-variants.ts'

/** Chosen on left-out systems and speakers; `training/results/audio-candidates.md` has what else was tried. */
const trees: BoostSettings = {
  rounds: 200,
  depth: 3,
  rate: 0.05,
  rows: 0.6,
  columns: 0.2,
  ridge: 8,
}

export const audioSettings = {
  trees,
  /** What the weighted sum counts beside the trees; both are log-odds. */
  linearShare: 1,
} as const

export interface AudioFit {
  readonly trees: readonly FittedTree[]
  readonly linear: LinearFit
}

/** Fits trees and a weighted sum to the recordings of some rows, in all variants. */
export function fitAudio(corpus: BinnedAudio, picked: readonly number[], seed: number): AudioFit {
  const { clips, sources, edges, bins } = corpus
  const rows = audioVariants.flatMap((variant) => picked.map((row) => bins[variant][row]))
  const own = picked.map((row) => (clips[row].label === 'synthetic' ? 1 : 0))
  const labels = audioVariants.flatMap(() => own)
  const each = audioMasses(
    picked.map((row) => clips[row]),
    picked.map((row) => sources[row]),
  )
  const masses = Float64Array.from(audioVariants.flatMap(() => [...each]))
  const columns = edges.map((_, feature) => Uint8Array.from(rows, (row) => row[feature]))
  return {
    trees: boostTrees(columns, labels, masses, audioSettings.trees, seed),
    linear: fitLinear(rows, labels, masses, edgeCountsOf(corpus)),
  }
}

/** Raw scores of one variant of some recordings. */
export function scoreAudio(
  corpus: BinnedAudio,
  fit: AudioFit,
  picked: readonly number[],
  variant: AudioVariant,
): number[] {
  const edgeCounts = edgeCountsOf(corpus)
  return picked.map((row) => {
    const bins = corpus.bins[variant][row]
    return (
      scoreRow(fit.trees, bins) +
      audioSettings.linearShare * scoreLinear(fit.linear, bins, edgeCounts)
    )
  })
}

function edgeCountsOf({ edges }: BinnedAudio): number[] {
  return edges.map(({ length }) => length)
}
