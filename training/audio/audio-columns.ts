import { audioFeatureNames } from '../../packages/engine/src/audio/features/audio-features.ts'
import { binEdges, binOf } from '../image/boost-trees.ts'
import { type LabelledAudio, sourceOf, speakerOf } from './audio-corpus.ts'
import type { MeasuredAudio } from './audio-features.ts'
import { type AudioVariant, audioVariants } from './audio-variants.ts'

const BINS = 24

/** The corpus as bins: for each variant one row of bins a recording. */
export interface BinnedAudio {
  readonly clips: readonly LabelledAudio[]
  readonly sources: readonly string[]
  readonly speakers: readonly string[]
  readonly edges: readonly (readonly number[])[]
  readonly bins: Readonly<Record<AudioVariant, readonly Uint8Array[]>>
}

/** Cuts every feature into bins of about equal size, over the plain and the MP3 copies. */
export function binAudio({ clips, rows }: MeasuredAudio): BinnedAudio {
  const edges = audioFeatureNames.map((_, feature) =>
    binEdges(
      Float64Array.from([...rows.plain, ...rows.mp3], (row) => row[feature]),
      BINS,
    ),
  )
  const binRows = (variant: AudioVariant) =>
    rows[variant].map((row) => Uint8Array.from(edges, (cuts, at) => binOf(cuts, row[at])))
  const [plain, mp3, narrow] = audioVariants.map(binRows)
  return {
    clips,
    sources: clips.map(sourceOf),
    speakers: clips.map(speakerOf),
    edges,
    bins: { plain, mp3, narrow },
  }
}

/** Mass of each recording: sources weigh by the root of their size, both labels alike. */
export function audioMasses(
  clips: readonly LabelledAudio[],
  sources: readonly string[],
): Float64Array {
  const sizes = new Map<string, number>()
  for (const source of sources) sizes.set(source, (sizes.get(source) ?? 0) + 1)
  const masses = Float64Array.from(sources, (source) => 1 / Math.sqrt(sizes.get(source) ?? 1))
  for (const label of ['human', 'synthetic'] as const) {
    let total = 0
    for (const [row, clip] of clips.entries()) if (clip.label === label) total += masses[row]
    const scale = clips.length / 2 / total
    for (const [row, clip] of clips.entries()) if (clip.label === label) masses[row] *= scale
  }
  return masses
}
