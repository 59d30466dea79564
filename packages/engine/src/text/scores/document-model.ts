import { type Calibration, calibrate } from '../../models/calibration.ts'
import { weightsByFeature } from '../../models/match-features.ts'
import { EngineError } from '../../schema/error.ts'

/** What a document model weighs: a share or a saturated rate, 0 to 1. */
export interface DocumentFeature {
  readonly name: string
  /** 1 where more of it can only raise the risk, -1 where it can only lower it. */
  readonly sign: 1 | -1
}

/** The file form of a model of whole documents: a sum of features, each with a weight of its sign. */
export interface DocumentModelFile {
  readonly id: string
  readonly version: string
  readonly features: readonly string[]
  readonly weights: readonly number[]
  readonly calibration: Calibration
  /** For drafts of a few sentences, which have another model. */
  readonly short: ShortModel
}

/** How the sentence model's view of a short draft is published. */
export interface ShortModel {
  readonly calibration: Calibration
}

/** The file form of the specificity model: with what takes risk off a short draft. None is below 0. */
export interface SpecificityModelFile extends DocumentModelFile {
  readonly short: ShortSpecificity
}

/** What is taken off the log-odds of the sentence model, for each of these measures. */
export interface ShortSpecificity extends ShortModel {
  /** Logarithm of one more than the specifics, of the names, and of the other words. */
  readonly specifics: number
  readonly names: number
  readonly words: number
  /** Specifics and names for each other word. */
  readonly specificShare: number
  readonly nameShare: number
}

/** A model that is ready to score. */
export interface DocumentModel {
  readonly id: string
  readonly version: string
  readonly short: ShortModel
  /** Weights by the engine's features. */
  readonly weights: Float64Array
  /** Risk of a draft by its features: 0 to 1. */
  risk(values: Float64Array): number
}

/** Makes a model ready; throws `invalid_model` for an unknown feature and for a weight of the wrong sign. */
export function openDocumentModel(
  file: DocumentModelFile,
  features: readonly DocumentFeature[],
): DocumentModel {
  const { id, version, short, calibration } = file
  const weights = weightsByFeature(
    file,
    features.map(({ name }) => name),
  )
  for (const [at, { name, sign }] of features.entries()) {
    if (weights[at] * sign < 0) throw wrongSign(id, name, weights[at])
  }
  return {
    id,
    version,
    short,
    weights,
    risk: (values) => calibrate(calibration, weightedSum(weights, values)),
  }
}

/** The raw score of a draft. */
export function weightedSum(weights: ArrayLike<number>, values: ArrayLike<number>): number {
  let sum = 0
  for (let at = 0; at < values.length; at++) sum += weights[at] * values[at]
  return sum
}

/** Throws `invalid_model` when something specific would raise the risk of a short draft. */
export function checkShortSpecificity({ id, short }: SpecificityModelFile): void {
  const { specifics, names, specificShare, nameShare } = short
  for (const [name, weight] of Object.entries({ specifics, names, specificShare, nameShare })) {
    if (weight < 0) throw wrongSign(id, `short.${name}`, weight)
  }
}

/** A count per `size` as a number from 0 to 1: a half where the rate is `half`. */
export function saturated(count: number, size: number, half: number): number {
  return count === 0 ? 0 : count / (count + half * size)
}

function wrongSign(id: string, name: string, weight: number): EngineError {
  return new EngineError(
    'invalid_model',
    `Unexpected weight ${weight} of “${name}” in the model ${id}, expected the other sign. The file is damaged: reinstall the package, or train it again: npm run train.`,
  )
}
