import { audioFeatureNames } from '../../packages/engine/src/audio/features/audio-features.ts'
import { rootWeights } from '../media/binned-media.ts'
import { calibrateMedia } from '../media/calibrate-media.ts'
import { fitMedia, scoreMedia } from '../media/fit-media.ts'
import { mediaModelFile } from '../media/media-model-file.ts'
import { quantile } from '../metrics.ts'
import { binAudio } from './audio-columns.ts'
import { measureAudio } from './audio-features.ts'
import { audioSettings } from './audio-settings.ts'
import { scoreUnseen } from './left-out-audio.ts'

/** Share of synthetic recordings below the raw score that is published as the cap. */
const TOP_SHARE = 0.99

/** Makes the model of synthetic audio risk. */
export async function trainAudio(version: string, seed: number) {
  const corpus = binAudio(await measureAudio())
  const all = corpus.clips.map((_, row) => row)
  const fit = fitMedia(corpus, audioSettings, all, seed)
  const draws = await scoreUnseen(corpus, 'collection', seed)
  const weights = rootWeights(corpus.sources)
  const unseen = draws.flatMap(({ plain }) =>
    plain.map((value, row) => ({ value, weight: weights[row], label: corpus.labels[row] })),
  )
  const people = unseen.filter(({ label }) => label === 0)
  const synthetic = unseen.filter(({ label }) => label === 1).map(({ value }) => value)
  return mediaModelFile(
    { id: 'synthetic-audio-risk', version, features: audioFeatureNames },
    corpus,
    fit,
    calibrateMedia(people, quantile(synthetic, TOP_SHARE)),
    scoreMedia(corpus, fit, all.slice(0, 5), 'plain'),
  )
}
