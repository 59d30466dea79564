import { decodeBase64 } from '../../models/base64.ts'
import { type Calibration, calibrate } from '../../models/calibration.ts'
import { checkFeatures } from '../../models/check-features.ts'
import type { Document } from '../document.ts'
import { documentFeatureNames } from '../features/document-features.ts'
import {
  LONGEST_NGRAM,
  ngramBucket,
  streamScale,
  type TokenStream,
} from '../features/token-stream.ts'

/** The file form of the texture model: n-grams of topic-free tokens and shape functions of style features. */
export interface TextureModelFile {
  readonly id: string
  readonly version: string
  /** The document features that have a shape function, by name. */
  readonly features: readonly string[]
  readonly intercept: number
  readonly shapes: readonly {
    readonly cuts: readonly number[]
    readonly values: readonly number[]
  }[]
  readonly ngrams: {
    /** The words that are tokens by themselves. */
    readonly words: number
    readonly bits: number
    readonly scale: number
    readonly weights: string
  }
  /** Log-odds taken off a draft of `from` words, falling in a line to none at `to` words. */
  readonly shortness: { readonly from: number; readonly to: number; readonly penalty: number }
  readonly calibration: Calibration
}

/** The texture score of a draft before rounding, and what each sentence adds to it. */
export interface TextureReading {
  /** Calibrated risk 0 to 1. */
  readonly risk: number
  /** Log-odds that each sentence adds; negative sentences calm the score. */
  readonly bySentence: Float64Array
  /** Log-odds of rhythm and style of the whole draft, positive parts only. */
  readonly style: number
}

/** Drafts under this many words say too little: their texture is never medium (design, section 5). */
export const FEWEST_TEXTURE_WORDS = 100
const MOST_WHEN_SHORT = 0.39

export interface TextureModel {
  readonly version: string
  read(document: Document, stream: TokenStream, features: Float64Array): TextureReading
}

/** Makes the texture model ready; throws `invalid_model` when it was made for another engine. */
export function loadTextureModel(file: TextureModelFile, commonWords: number): TextureModel {
  const known = file.features.filter((name) => documentFeatureNames.includes(name))
  checkFeatures(
    file.id,
    [...file.features, String(file.ngrams.words)],
    [...known, String(commonWords)],
  )
  const { bits, scale } = file.ngrams
  const weights = decodeBase64(file.ngrams.weights)
  const shapes = file.shapes.map((shape, index) => ({
    ...shape,
    feature: documentFeatureNames.indexOf(file.features[index]),
  }))

  return {
    version: file.version,
    read(document, stream, features) {
      const { words } = document
      const bySentence = new Float64Array(document.sentences.count)
      let sum = 0
      for (let at = 0; at < stream.count; at++) {
        let local = 0
        for (let length = 1; length <= LONGEST_NGRAM && length <= at + 1; length++) {
          local += weights[ngramBucket(stream.tokens, at, length, bits)]
        }
        sum += local
        bySentence[words.sentences[stream.words[at]]] += local
      }
      const unit = scale * streamScale(stream.count)
      for (let index = 0; index < bySentence.length; index++) bySentence[index] *= unit
      let raw = file.intercept + sum * unit
      let style = 0
      for (const { feature, cuts, values } of shapes) {
        const value = values[binOf(cuts, features[feature])]
        raw += value
        if (value > 0) style += value
      }
      const count = document.proseWords
      const risk = calibrate(file.calibration, raw - shortnessOf(file, count))
      return {
        risk: count < FEWEST_TEXTURE_WORDS ? Math.min(MOST_WHEN_SHORT, risk) : risk,
        bySentence,
        style,
      }
    },
  }
}

function shortnessOf({ shortness }: TextureModelFile, words: number): number {
  const { from, to, penalty } = shortness
  if (words >= to) return 0
  return (penalty * (to - Math.max(from, words))) / (to - from)
}

/** Index of the bin of a value: the number of cuts at or below it. */
export function binOf(cuts: readonly number[], value: number): number {
  let bin = 0
  while (bin < cuts.length && value >= cuts[bin]) bin++
  return bin
}
