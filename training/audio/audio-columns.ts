import { type BinnedMedia, binRows, edgesOf } from '../media/binned-media.ts'
import { isSynthetic, type LabelledAudio, sourceOf, speakerOf } from './audio-corpus.ts'
import type { MeasuredAudio } from './audio-features.ts'
import { type AudioVariant, audioVariants } from './audio-variants.ts'

const BINS = 24

/** The corpus as bins: for each variant one row of bins a recording. */
export interface BinnedAudio extends BinnedMedia<AudioVariant> {
  readonly clips: readonly LabelledAudio[]
  readonly speakers: readonly string[]
}

/** Cuts every feature into bins of about equal size, over the plain and the MP3 copies. */
export function binAudio({ clips, rows }: MeasuredAudio): BinnedAudio {
  const edges = edgesOf([...rows.plain, ...rows.mp3], BINS)
  return {
    clips,
    variants: audioVariants,
    labels: clips.map(isSynthetic),
    sources: clips.map(sourceOf),
    speakers: clips.map(speakerOf),
    edges,
    bins: {
      plain: binRows(rows.plain, edges),
      mp3: binRows(rows.mp3, edges),
      narrow: binRows(rows.narrow, edges),
    },
  }
}
