import modelFile from '../../models/synthetic-image-risk/model.json' with { type: 'json' }
import { loadTrees } from '../models/boosted-trees.ts'
import { type Calibration, calibrate } from '../models/calibration.ts'
import { checkFeatures } from '../models/check-features.ts'
import { checkModel } from '../models/check-model.ts'
import { normalScore } from '../models/normal-score.ts'
import { featureNames } from './features/image-features.ts'

/** What the model makes of one window. */
export interface WindowScore {
  readonly raw: number
  /** What each feature added, beyond what every window gets. */
  readonly byFeature: Float64Array
}

/** The model of synthetic image risk, ready to score windows. */
export interface ImageModel {
  readonly version: string
  readonly scoreWindow: (features: Float64Array) => WindowScore
  /** The published risk of a raw score; pixels alone stay below high. */
  readonly publishedRisk: (raw: number) => number
}

let made: ImageModel | undefined

/** The shipped model; decoded at the first call. */
export function imageModel(): ImageModel {
  if (made) return made
  checkModel(modelFile)
  checkFeatures(modelFile.id, modelFile.features, featureNames)
  const calibration: Calibration = modelFile.calibration
  made = {
    version: modelFile.version,
    scoreWindow: windowScorer(),
    publishedRisk: (raw) => calibrate(calibration, raw),
  }
  return made
}

/** Trees see what goes together; a weighted sum of ranks sees what all sources have in common. */
function windowScorer(): ImageModel['scoreWindow'] {
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
