import { audioFeatureNames } from '../../packages/engine/src/audio/features/audio-features.ts'
import { packTrees } from '../image/pack-trees.ts'
import { quantile } from '../metrics.ts'
import { binAudio } from './audio-columns.ts'
import { measureAudio } from './audio-features.ts'
import { calibrateAudio } from './calibrate-audio.ts'
import { audioSettings, fitAudio, scoreAudio } from './fit-audio.ts'
import { scoreUnseen } from './left-out-audio.ts'

/** Share of synthetic recordings below the raw score that is published as the cap. */
const TOP_SHARE = 0.99

/** Makes the model of synthetic audio risk. */
export async function trainAudio(version: string, seed: number) {
  const corpus = binAudio(await measureAudio())
  const all = corpus.clips.map((_, row) => row)
  const fit = fitAudio(corpus, all, seed)
  const draws = await scoreUnseen(corpus, 'collection', seed)
  const synthetic = draws.flatMap(({ plain }) =>
    plain.filter((_, row) => corpus.clips[row].label === 'synthetic'),
  )
  return {
    id: 'synthetic-audio-risk',
    version,
    features: audioFeatureNames,
    trees: packTrees(fit.trees, corpus.edges),
    weights: fit.linear.weights.map((weight) => Number(weight.toFixed(5))),
    intercept: Number(fit.linear.intercept.toFixed(5)),
    linearShare: audioSettings.linearShare,
    calibration: calibrateAudio(corpus, draws, quantile(synthetic, TOP_SHARE)),
    /** Raw scores of some recordings of the corpus, for whoever changes the reader of this file. */
    examples: scoreAudio(corpus, fit, all.slice(0, 5), 'plain').map((raw) =>
      Number(raw.toFixed(3)),
    ),
  }
}
