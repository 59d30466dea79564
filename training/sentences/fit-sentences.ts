import { encodeBase64 } from '../../packages/engine/src/models/base64.ts'
import { hashWord } from '../../packages/engine/src/text/document/vocabulary.ts'
import {
  contentMeasures,
  sentenceFeatureNames,
} from '../../packages/engine/src/text/features/sentence-features.ts'
import { closedTokens, wordBucket } from '../../packages/engine/src/text/features/sentence-grams.ts'
import { closedWords } from '../../packages/engine/src/text/features/word-roles.ts'
import { GRAM_BITS, WORD_BITS } from '../../packages/engine/src/text/scores/bucket-sums.ts'
import type {
  HashedWeights,
  SentenceModelFile,
} from '../../packages/engine/src/text/scores/sentence-model.ts'
import { fallingFeatures, openFeatures } from './falling-features.ts'
import { minimise } from './minimise.ts'
import type { HashedWords, Sample, SentenceSample } from './read-samples.ts'
import { wordVectors } from './word-vectors.ts'

/** A fitted model: what the file form holds, before its weights are rounded. */
export interface SentenceFit {
  readonly intercept: number
  /** Weight of each feature of the engine; 0 for those that the model does not have. */
  readonly weights: Float64Array
  readonly words: Float32Array
  readonly grams: Float32Array
  /** Whether it knows content words alone by name. */
  readonly contentOnly: boolean
}

/** A penalty on squared weights, and how much less it weighs on the features. */
export interface SentenceSettings {
  readonly ridge: number
  /** Features are standardised and multiplied by this, so a small number makes them dear. */
  readonly denseScale: number
  readonly steps: number
  /**
   * Whether the model knows content words alone by name, and no feature that counts concrete words may raise
   * its risk.
   */
  readonly contentOnly?: boolean
}

/**
 * Fits a logistic model to soft targets with an L2 penalty: features, hashed words, stems and pairs
 * that occur in two samples or more, and one weight for each dimension of the word vectors. The last
 * are folded into the table of words, so that words without a label get the weight of their like.
 *
 * A content model is fitted again without the features that must not raise it and would, until none does.
 */
export function fitSentences(
  samples: readonly SentenceSample[],
  settings: SentenceSettings,
): SentenceFit {
  if (settings.contentOnly !== true) {
    const isContent = new Set<string>(contentMeasures)
    return fitFeatures(samples, settings, (_, name) => !isContent.has(name))
  }
  const rising = new Set<number>()
  for (;;) {
    const isUsed = (at: number, name: string) => openFeatures.has(name) && !rising.has(at)
    const fit = fitFeatures(samples, settings, isUsed)
    const before = rising.size
    for (const [at, weight] of fit.weights.entries()) {
      if (weight > 0 && fallingFeatures.has(sentenceFeatureNames[at])) rising.add(at)
    }
    if (rising.size === before) return fit
  }
}

function fitFeatures(
  samples: readonly SentenceSample[],
  settings: SentenceSettings,
  isUsed: (at: number, name: string) => boolean,
): SentenceFit {
  const contentOnly = settings.contentOnly === true
  const wordsOf = (sample: Sample): HashedWords => hashedOf(sample, contentOnly)
  const { columns, count } = columnsOf(samples.map(wordsOf))
  const size = sentenceFeatureNames.length
  const { dimensions } = wordVectors()
  const { means, spreads } = standardise(samples, size)
  const unit = settings.denseScale
  const used = sentenceFeatureNames.map((name, at) => isUsed(at, name))
  const rows = samples.map((sample) => {
    const { words, grams, vector, scale } = wordsOf(sample)
    return {
      vector,
      scale,
      sparse: Uint32Array.from([
        ...Array.from(words, (bucket) => columns[bucket]),
        ...Array.from(grams, (bucket) => columns[(1 << WORD_BITS) + bucket]),
      ]).filter((column) => column > 0),
      dense: sample.dense.map((value, at) =>
        used[at] ? (unit * (value - means[at])) / spreads[at] : 0,
      ),
    }
  })
  // Column 0 is the intercept; then hashed weights, features, dimensions of the vectors.
  const denseAt = count
  const vectorAt = denseAt + size
  const total = vectorAt + dimensions

  const point = minimise(
    (at, slope) => {
      let loss = 0
      for (let column = 1; column < total; column++) {
        loss += (settings.ridge / 2) * at[column] * at[column]
        slope[column] = settings.ridge * at[column]
      }
      for (const [index, { sparse, dense, vector, scale }] of rows.entries()) {
        const { target, weight } = samples[index]
        let hashed = 0
        for (const column of sparse) hashed += at[column]
        for (let i = 0; i < dimensions; i++) hashed += at[vectorAt + i] * vector[i]
        let raw = at[0] + hashed * scale
        for (let i = 0; i < size; i++) raw += at[denseAt + i] * dense[i]
        loss += weight * (Math.max(0, raw) + Math.log1p(Math.exp(-Math.abs(raw))) - target * raw)
        const error = weight * (1 / (1 + Math.exp(-raw)) - target)
        slope[0] += error
        for (const column of sparse) slope[column] += error * scale
        for (let i = 0; i < dimensions; i++) slope[vectorAt + i] += error * scale * vector[i]
        for (let i = 0; i < size; i++) slope[denseAt + i] += error * dense[i]
      }
      return loss
    },
    total,
    settings.steps,
  )

  const weights = spreads.map((spread, at) => (unit * point[denseAt + at]) / spread)
  const intercept = weights.reduce((sum, weight, at) => sum - weight * means[at], point[0])
  const hashed = Float32Array.from(columns, (column) => (column > 0 ? point[column] : 0))
  const words = hashed.slice(0, 1 << WORD_BITS)
  addVectors(words, point.subarray(vectorAt))
  if (contentOnly) forgetClosed(words)
  return { intercept, weights, words, grams: hashed.slice(1 << WORD_BITS), contentOnly }
}

/** The words of a sample that a model knows by name. */
function hashedOf({ all, content }: Sample, contentOnly: boolean): HashedWords {
  return contentOnly ? content : all
}

/** Takes the weights of words and tokens that are never content words. */
function forgetClosed(table: Float32Array): void {
  for (const token of [...closedWords.map(hashWord), ...closedTokens]) {
    table[wordBucket(token, WORD_BITS)] = 0
  }
}

/** Numbers the buckets that occur in two samples or more from 1 on; 0 is none. */
function columnsOf(samples: readonly HashedWords[]): { columns: Int32Array; count: number } {
  const columns = new Int32Array((1 << WORD_BITS) + (1 << GRAM_BITS))
  for (const { words, grams } of samples) {
    for (const bucket of new Set(words)) columns[bucket]++
    for (const bucket of new Set(grams)) columns[(1 << WORD_BITS) + bucket]++
  }
  let count = 1
  for (let at = 0; at < columns.length; at++) columns[at] = columns[at] > 1 ? count++ : 0
  return { columns, count }
}

/** Adds what the vectors say of each known word to its bucket; the more frequent word owns a bucket. */
function addVectors(table: Float32Array, direction: Float64Array): void {
  const { dimensions, hashes, values } = wordVectors()
  const isOwned = new Uint8Array(table.length)
  for (const [index, hash] of hashes.entries()) {
    const bucket = wordBucket(hash, WORD_BITS)
    if (isOwned[bucket] === 1) continue
    isOwned[bucket] = 1
    for (let at = 0; at < dimensions; at++) {
      table[bucket] += direction[at] * values[index * dimensions + at]
    }
  }
}

function standardise(
  samples: readonly Sample[],
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

/** Log-odds of a sample, as the engine computes them. */
export function rawOf(fit: SentenceFit, sample: Sample): number {
  const { words, grams, scale } = hashedOf(sample, fit.contentOnly)
  let raw = fit.intercept
  for (let at = 0; at < sample.dense.length; at++) raw += fit.weights[at] * sample.dense[at]
  let sum = 0
  for (const bucket of words) sum += fit.words[bucket]
  for (const bucket of grams) sum += fit.grams[bucket]
  return raw + sum * scale
}

/** The file form of a fit: features with six digits, hashed weights in signed bytes. */
export function toFile(id: string, version: string, fit: SentenceFit): SentenceModelFile {
  return {
    id,
    version,
    ...(fit.contentOnly && { reads: 'content' }),
    features: sentenceFeatureNames,
    intercept: Number(fit.intercept.toFixed(6)),
    weights: Array.from(fit.weights, (weight) => Number(weight.toFixed(6))),
    words: inBytes(fit.words),
    grams: inBytes(fit.grams),
  }
}

function inBytes(weights: Float32Array): HashedWeights {
  let largest = 1e-6
  for (const weight of weights) largest = Math.max(largest, Math.abs(weight))
  const scale = Number((largest / 127).toPrecision(6))
  return { scale, weights: encodeBase64(Int8Array.from(weights, (w) => Math.round(w / scale))) }
}
