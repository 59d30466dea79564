import { loadTrees, type TreesFile } from './boosted-trees.ts'
import { type Calibration, calibrate } from './calibration.ts'
import { checkModel } from './check-model.ts'
import { matchFeatures } from './match-features.ts'
import { normalScore } from './normal-score.ts'

/** The file form of a model that scores windows of an image or of a recording. */
export interface WindowModelFile {
  readonly id: string
  readonly features: readonly string[]
  readonly trees: TreesFile
  readonly weights: readonly number[]
  readonly intercept: number
  /** What the weighted sum counts beside the trees. */
  readonly linearShare: number
  readonly calibration: Calibration
}

/** What the model makes of one window. */
export interface WindowScore {
  readonly raw: number
  /** What each feature of the engine added, beyond what every window gets; 0 where the model does not know it. */
  readonly byFeature: Float64Array
}

/** A model that is ready to score windows. */
export interface WindowModel {
  readonly scoreWindow: (features: Float64Array) => WindowScore
  /** The published risk of a raw score; pixels or audio alone stay below high. */
  readonly publishedRisk: (raw: number) => number
}

/** Checks and decodes a model of windows; throws `invalid_model` for a file that is not the engine's. */
export function loadWindowModel(file: WindowModelFile, features: readonly string[]): WindowModel {
  checkModel(file)
  const places = matchFeatures(file.id, file.features, features)
  const { calibration } = file
  return { scoreWindow: windowScorer(file, places), publishedRisk: (raw) => calibrate(calibration, raw) }
}

/** Trees see what goes together; a weighted sum of ranks sees what all sources have in common. */
function windowScorer(file: WindowModelFile, places: Int32Array): WindowModel['scoreWindow'] {
  const { trees, weights, intercept, linearShare } = file
  const scoreTrees = loadTrees(trees)
  const ranks = trees.edgeCounts.map((edges) =>
    Float64Array.from({ length: edges + 1 }, (_, bin) => normalScore(bin, edges + 1)),
  )
  return (features) => {
    const own = Float64Array.from(places, (place) => features[place])
    const { sum, byFeature: byTree, bins } = scoreTrees(own)
    const byFeature = new Float64Array(features.length)
    let raw = sum + linearShare * intercept
    for (const [feature, weight] of weights.entries()) {
      const part = linearShare * weight * ranks[feature][bins[feature]]
      byFeature[places[feature]] = byTree[feature] + part
      raw += part
    }
    return { raw, byFeature }
  }
}
