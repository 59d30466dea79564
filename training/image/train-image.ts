import { featureNames } from '../../packages/engine/src/image/features/image-features.ts'
import { quantile } from '../metrics.ts'
import { calibrateImages } from './calibrate-images.ts'
import { fitImage, scoreImages, settings } from './fit-image.ts'
import { binImages } from './image-columns.ts'
import { mayFit } from './image-corpus.ts'
import { measureImages } from './image-features.ts'
import { leaveImagesOut } from './left-out-images.ts'
import { packTrees } from './pack-trees.ts'

/** Share of generated pictures above the raw score that is published as the cap. */
const TOP_SHARE = 0.98

/** Makes the model of synthetic image risk. */
export async function trainImage(version: string, seed: number) {
  const corpus = binImages(await measureImages())
  const all = corpus.images.map((_, row) => row)
  const fitted = all.filter((row) => mayFit(corpus.images[row]))
  const fit = fitImage(corpus, fitted, seed)
  const leftOut = await leaveImagesOut(corpus, seed)
  const synthetic = leftOut
    .filter(({ label }) => label === 'synthetic')
    .flatMap(({ ownScores }) => ownScores.plain)
  return {
    id: 'synthetic-image-risk',
    version,
    features: featureNames,
    trees: packTrees(fit.trees, corpus.edges),
    weights: fit.linear.weights.map((weight) => Number(weight.toFixed(5))),
    intercept: Number(fit.linear.intercept.toFixed(5)),
    linearShare: settings.linearShare,
    calibration: calibrateImages(leftOut, quantile(synthetic, TOP_SHARE)),
    /** Raw scores of some pictures of the corpus, for whoever changes the reader of this file. */
    examples: scoreImages(corpus, fit, all.slice(0, 5), 'plain').map((raw) =>
      Number(raw.toFixed(3)),
    ),
  }
}
