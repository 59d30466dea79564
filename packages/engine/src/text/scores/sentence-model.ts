import { decodeBase64 } from '../../models/base64.ts'
import { checkFeatures } from '../../models/check-features.ts'
import type { Document } from '../document.ts'
import { sentenceFeatureNames } from '../features/sentence-features.ts'

/** The file form of a sentence model: a logistic model over features and hashed words. */
export interface SentenceModelFile {
  readonly id: string
  readonly version: string
  readonly features: readonly string[]
  readonly intercept: number
  /** Weight of each feature. */
  readonly weights: readonly number[]
  readonly hashed: {
    /** log2 of the number of buckets. */
    readonly bits: number
    /** Weight of one step of the stored bytes. */
    readonly scale: number
    /** Signed bytes in base64, one a bucket. */
    readonly weights: string
  }
}

export interface SentenceModel {
  readonly version: string
  /** Log-odds of the signal for a sentence; `present` lists the features that are not zero. */
  raw(
    document: Document,
    sentence: number,
    features: Float64Array,
    present: readonly number[],
  ): number
}

/** Bucket of a word, alone (`previous` 0) or as the second of a pair. */
export function wordBucket(hash: number, previous: number, bits: number): number {
  let mixed = previous === 0 ? hash : Math.imul(previous, 0x9e3779b1) ^ hash
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x2c1b3c6d)
  return (mixed ^ (mixed >>> 15)) & ((1 << bits) - 1)
}

/** Makes a sentence model ready; throws `invalid_model` when its features are not the engine's. */
export function loadSentenceModel(file: SentenceModelFile): SentenceModel {
  checkFeatures(file.id, file.features, sentenceFeatureNames)
  const { bits, scale } = file.hashed
  const bytes = decodeBase64(file.hashed.weights)
  const weights = Float64Array.from(file.weights)
  return {
    version: file.version,
    raw({ words, sentences }, sentence, features, present) {
      let raw = file.intercept
      for (const at of present) raw += weights[at] * features[at]
      const first = sentences.firstWords[sentence]
      const end = sentences.endWords[sentence]
      let sum = 0
      let previous = 0
      for (let word = first; word < end; word++) {
        const hash = words.hashes[word]
        sum += bytes[wordBucket(hash, 0, bits)]
        if (previous !== 0) sum += bytes[wordBucket(hash, previous, bits)]
        previous = hash
      }
      return raw + (sum * scale) / Math.sqrt(Math.max(1, end - first))
    },
  }
}
