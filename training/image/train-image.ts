import { featureNames } from '../../packages/engine/src/image/features/image-features.ts'
import { calibrateMedia } from '../media/calibrate-media.ts'
import { fitMedia, scoreMedia } from '../media/fit-media.ts'
import { mediaModelFile } from '../media/media-model-file.ts'
import { quantile } from '../metrics.ts'
import { binImages } from './image-columns.ts'
import { mayFit } from './image-corpus.ts'
import { measureImages } from './image-features.ts'
import { imageSettings } from './image-settings.ts'
import { leaveImagesOut } from './left-out-images.ts'

/** Share of generated images below the raw score that is published as the cap. */
const TOP_SHARE = 0.98

/** Makes the model of synthetic image risk. */
export async function trainImage(version: string, seed: number) {
  const corpus = binImages(await measureImages())
  const all = corpus.images.map((_, row) => row)
  const fitted = all.filter((row) => mayFit(corpus.images[row]))
  const fit = fitMedia(corpus, imageSettings, fitted, seed)
  const leftOut = await leaveImagesOut(corpus, seed)
  const unseen = (label: 'real' | 'synthetic') => leftOut.filter((source) => source.label === label)
  const synthetic = unseen('synthetic').flatMap(({ ownScores }) => ownScores.plain)
  const real = unseen('real').flatMap(({ ownScores, own }) =>
    ownScores.plain.map((value) => ({ value, weight: 1 / Math.sqrt(own.length) })),
  )
  return mediaModelFile(
    { id: 'synthetic-image-risk', version, features: featureNames },
    corpus,
    fit,
    calibrateMedia(real, quantile(synthetic, TOP_SHARE)),
    scoreMedia(corpus, fit, all.slice(0, 5), 'plain'),
  )
}
