import { audioFeatureNames } from '../../packages/engine/src/audio/features/audio-features.ts'
import { type FeatureRows, keptFolder, type Measuring, measureRows } from '../media/feature-rows.ts'
import { type LabelledAudio, readAudioLabels } from './audio-corpus.ts'
import type { AudioVariant } from './audio-variants.ts'

export interface MeasuredAudio {
  readonly clips: readonly LabelledAudio[]
  readonly rows: Readonly<Record<AudioVariant, FeatureRows>>
}

/** Where measured features and scores are kept between runs. */
export const audioKeep = keptFolder('content-trust-audio')

const measuring: Measuring = {
  folder: audioKeep,
  features: audioFeatureNames,
  worker: new URL('./measure-worker.ts', import.meta.url),
}

/** Measures the corpus, or reads what an earlier run measured with the same features. */
export async function measureAudio(): Promise<MeasuredAudio> {
  const clips = await readAudioLabels()
  const files = clips.map(({ file }) => file)
  const measure = (variant: AudioVariant) => measureRows(measuring, files, variant)
  const rows = {
    plain: await measure('plain'),
    mp3: await measure('mp3'),
    narrow: await measure('narrow'),
  }
  return { clips, rows }
}
