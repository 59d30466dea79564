import { encodeBase64 } from '../../packages/engine/src/models/base64.ts'
import {
  fillSentenceFeatures,
  sentenceFeatureNames,
} from '../../packages/engine/src/text/features/sentence-features.ts'
import {
  type SentenceModelFile,
  stemBucket,
  wordBucket,
} from '../../packages/engine/src/text/scores/sentence-model.ts'
import { readDocument } from '../dataset.ts'
import { createRandom, shuffle } from '../random.ts'

/** A labelled sentence: what the signal should be, 0 to 1, and how much it counts. */
export interface SentenceLabel {
  readonly text: string
  readonly target: number
  readonly weight: number
  /** Sentences of one group never stand on both sides of a split. */
  readonly group: string
}

/** A labelled sentence with its features. */
export interface SentenceSample extends SentenceLabel {
  readonly dense: Float64Array
  readonly buckets: Uint32Array
  readonly words: number
}

export const HASH_BITS = 15

/** Reads the features of labelled sentences; a text of several sentences counts as their mean. */
export function readSamples(labels: readonly SentenceLabel[]): SentenceSample[] {
  return labels.flatMap((label) => {
    const document = readDocument(label.text)
    const { words, sentences } = document
    if (words.count === 0) return []
    const dense = new Float64Array(sentenceFeatureNames.length)
    const one = new Float64Array(sentenceFeatureNames.length)
    const buckets: number[] = []
    for (let index = 0; index < sentences.count; index++) {
      fillSentenceFeatures(document, index, one)
      for (let at = 0; at < one.length; at++) dense[at] += one[at] / sentences.count
      for (let word = sentences.firstWords[index]; word < sentences.endWords[index]; word++) {
        buckets.push(wordBucket(words.hashes[word], HASH_BITS))
        buckets.push(stemBucket(words.stems[word], HASH_BITS))
      }
    }
    return [
      { ...label, dense, buckets: Uint32Array.from(buckets), words: words.count / sentences.count },
    ]
  })
}

export interface SentenceFit {
  readonly intercept: number
  readonly weights: Float64Array
  readonly hashed: Float32Array
}

export interface SentenceSettings {
  readonly epochs: number
  readonly rate: number
  /** L2 penalties of the feature and of the hashed weights. */
  readonly denseRidge: number
  readonly hashedRidge: number
  /** False leaves the hashed words out. */
  readonly usesWords: boolean
}

/** Fits a logistic model to soft targets by Adagrad; features are standardised inside and folded back. */
export function fitSentences(
  samples: readonly SentenceSample[],
  settings: SentenceSettings,
  seed: number,
): SentenceFit {
  const size = sentenceFeatureNames.length
  const { means, spreads } = standardise(samples, size)
  const weights = new Float64Array(size)
  const weightSquares = new Float64Array(size).fill(1e-3)
  const hashed = new Float32Array(1 << HASH_BITS)
  const hashedSquares = new Float32Array(1 << HASH_BITS).fill(1e-3)
  let intercept = 0
  let interceptSquare = 1e-3
  const random = createRandom(seed)
  const order = Uint32Array.from(samples, (_, index) => index)
  const { rate } = settings
  for (let epoch = 0; epoch < settings.epochs; epoch++) {
    shuffle(order, random)
    for (const index of order) {
      const { dense, buckets, target, weight, words } = samples[index]
      let raw = intercept
      for (let at = 0; at < size; at++) raw += (weights[at] * (dense[at] - means[at])) / spreads[at]
      const scale = 1 / Math.sqrt(Math.max(1, words))
      if (settings.usesWords) {
        let sum = 0
        for (const bucket of buckets) sum += hashed[bucket]
        raw += sum * scale
      }
      const error = (1 / (1 + Math.exp(-raw)) - target) * weight
      for (let at = 0; at < size; at++) {
        const slope =
          (error * (dense[at] - means[at])) / spreads[at] + settings.denseRidge * weights[at]
        weightSquares[at] += slope * slope
        weights[at] -= (rate * slope) / Math.sqrt(weightSquares[at])
      }
      if (settings.usesWords) {
        for (const bucket of buckets) {
          const slope = error * scale + settings.hashedRidge * hashed[bucket]
          hashedSquares[bucket] += slope * slope
          hashed[bucket] -= (rate * slope) / Math.sqrt(hashedSquares[bucket])
        }
      }
      interceptSquare += error * error
      intercept -= (rate * error) / Math.sqrt(interceptSquare)
    }
  }
  const folded = Float64Array.from(weights, (weight, at) => weight / spreads[at])
  let shift = 0
  for (let at = 0; at < size; at++) shift += folded[at] * means[at]
  return { intercept: intercept - shift, weights: folded, hashed }
}

function standardise(
  samples: readonly SentenceSample[],
  size: number,
): { means: Float64Array; spreads: Float64Array } {
  const means = new Float64Array(size)
  const spreads = new Float64Array(size)
  for (const { dense } of samples)
    for (let at = 0; at < size; at++) means[at] += dense[at] / samples.length
  for (const { dense } of samples) {
    for (let at = 0; at < size; at++) spreads[at] += (dense[at] - means[at]) ** 2 / samples.length
  }
  // A feature that hardly ever occurs would be blown up by its tiny spread.
  for (let at = 0; at < size; at++) spreads[at] = Math.max(0.05, Math.sqrt(spreads[at]))
  return { means, spreads }
}

/** Log-odds of a sample. */
export function rawOf(fit: SentenceFit, { dense, buckets, words }: SentenceSample): number {
  let raw = fit.intercept
  for (let at = 0; at < dense.length; at++) raw += fit.weights[at] * dense[at]
  let sum = 0
  for (const bucket of buckets) sum += fit.hashed[bucket]
  return raw + sum / Math.sqrt(Math.max(1, words))
}

/** The file form of a fit: features with six digits, hashed weights in signed bytes. */
export function toFile(id: string, version: string, fit: SentenceFit): SentenceModelFile {
  let largest = 1e-6
  for (const weight of fit.hashed) largest = Math.max(largest, Math.abs(weight))
  const scale = Number((largest / 127).toPrecision(6))
  const bytes = Int8Array.from(fit.hashed, (weight) => Math.round(weight / scale))
  return {
    id,
    version,
    features: sentenceFeatureNames,
    intercept: Number(fit.intercept.toFixed(6)),
    weights: Array.from(fit.weights, (weight) => Number(weight.toFixed(6))),
    hashed: { bits: HASH_BITS, scale, weights: encodeBase64(bytes) },
  }
}
