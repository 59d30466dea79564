import { decodeBase64 } from '../../models/base64.ts'
import { checkFeatures } from '../../models/check-features.ts'
import type { Document } from '../document.ts'
import { sentenceFeatureNames } from '../features/sentence-features.ts'

/** The file form of a sentence model: a logistic model over features, hashed words and hashed stems. */
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

/** Bucket of a hashed word. */
export function wordBucket(hash: number, bits: number): number {
  const mixed = Math.imul(hash ^ (hash >>> 16), 0x2c1b3c6d)
  return (mixed ^ (mixed >>> 15)) & ((1 << bits) - 1)
}

/** Bucket of a hashed stem, apart from that of the word with the same letters. */
export function stemBucket(stem: number, bits: number): number {
  return wordBucket(Math.imul(stem, 0x9e3779b1), bits)
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
      for (let word = first; word < end; word++) {
        sum += bytes[wordBucket(words.hashes[word], bits)]
        sum += bytes[stemBucket(words.stems[word], bits)]
      }
      return raw + (sum * scale) / Math.sqrt(Math.max(1, end - first))
    },
  }
}
