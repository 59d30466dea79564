import modelFile from '../../models/synthetic-audio-risk/model.json' with { type: 'json' }
import { loadTrees } from '../models/boosted-trees.ts'
import { type Calibration, calibrate } from '../models/calibration.ts'
import { checkFeatures } from '../models/check-features.ts'
import { checkModel } from '../models/check-model.ts'
import { normalScore } from '../models/normal-score.ts'
import { audioFeatureNames } from './features/audio-features.ts'

/** What the model makes of one window. */
export interface SpeechScore {
  readonly raw: number
  /** What each feature added, beyond what every window gets. */
  readonly byFeature: Float64Array
}

/** The model of synthetic audio risk, ready to score windows. */
export interface AudioModel {
  readonly scoreSpeech: (features: Float64Array) => SpeechScore
  /** The published risk of a raw score; sound alone stays below high. */
  readonly publishedRisk: (raw: number) => number
}

let made: AudioModel | undefined

/** The shipped model; decoded at the first call. */
export function audioModel(): AudioModel {
  if (made) return made
  checkModel(modelFile)
  checkFeatures(modelFile.id, modelFile.features, audioFeatureNames)
  const calibration: Calibration = modelFile.calibration
  made = { scoreSpeech: speechScorer(), publishedRisk: (raw) => calibrate(calibration, raw) }
  return made
}

/** Trees see what goes together; a weighted sum of ranks sees what all sources have in common. */
function speechScorer(): AudioModel['scoreSpeech'] {
  const { trees, weights, intercept, linearShare } = modelFile
  const scoreTrees = loadTrees(trees)
  const ranks = trees.edgeCounts.map((edges) =>
    Float64Array.from({ length: edges + 1 }, (_, bin) => normalScore(bin, edges + 1)),
  )
  return (features) => {
    const { sum, byFeature, bins } = scoreTrees(features)
    let raw = sum + linearShare * intercept
    for (const [feature, weight] of weights.entries()) {
      const part = linearShare * weight * ranks[feature][bins[feature]]
      byFeature[feature] += part
      raw += part
    }
    return { raw, byFeature }
  }
}
