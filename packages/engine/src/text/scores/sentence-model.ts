import { decodeBase64 } from '../../models/base64.ts'
import { checkFeatures } from '../../models/check-features.ts'
import { EngineError } from '../../schema/error.ts'
import type { Document } from '../document.ts'
import { type SentenceFeatures, sentenceFeatureNames } from '../features/sentence-features.ts'
import {
  type BucketSums,
  createBucketTable,
  GRAM_BITS,
  MOST_MODELS,
  spreadBytes,
  sumBuckets,
  WORD_BITS,
} from './bucket-sums.ts'

/** Hashed weights in signed bytes. */
export interface HashedWeights {
  /** Weight of one step of the stored bytes. */
  readonly scale: number
  /** Signed bytes in base64, one a bucket. */
  readonly weights: string
}

/** What a sentence model says besides its hashed weights. */
export interface SentenceModelSettings {
  readonly id: string
  readonly version: string
  readonly intercept: number
  /** Weight of each feature. */
  readonly weights: readonly number[]
  readonly words: Pick<HashedWeights, 'scale'>
  readonly grams: Pick<HashedWeights, 'scale'>
}

/** The file form of a sentence model: a logistic model over features, words, stems and pairs of words. */
export interface SentenceModelFile extends SentenceModelSettings {
  readonly features: readonly string[]
  readonly words: HashedWeights
  /** Stems and pairs of neighbouring words. */
  readonly grams: HashedWeights
}

/** Sentence models that read a draft together. */
export interface SentenceModelSet {
  /** Writes the log-odds of every model for a sentence into `out`. */
  raws(
    document: Document,
    sentence: number,
    features: Pick<SentenceFeatures, 'values' | 'present' | 'count'>,
    out: Float64Array,
  ): void
}

/** Makes up to eight sentence models ready; throws `invalid_model` when one is not for this engine. */
export function loadSentenceModelSet(files: readonly SentenceModelFile[]): SentenceModelSet {
  return openSentenceModelSet(files, sentenceTables(files))
}

/** The hashed weights of up to eight models side by side, so that a word costs one look. */
export function sentenceTables(files: readonly SentenceModelFile[]): BucketSums {
  for (const file of files) checkFeatures(file.id, file.features, sentenceFeatureNames)
  return {
    words: interleave(files, ({ words }) => words, WORD_BITS),
    grams: interleave(files, ({ grams }) => grams, GRAM_BITS),
  }
}

/** Makes models ready with the tables that were made of them. */
export function openSentenceModelSet(
  files: readonly SentenceModelSettings[],
  tables: BucketSums,
): SentenceModelSet {
  const sums = { words: new Int32Array(MOST_MODELS), grams: new Int32Array(MOST_MODELS) }
  const weights = files.map((file) => Float64Array.from(file.weights))

  return {
    raws({ words, sentences }, sentence, { values, present, count }, out) {
      const first = sentences.firstWords[sentence]
      const end = sentences.endWords[sentence]
      sumBuckets(words, first, end, tables, sums)
      const root = Math.sqrt(Math.max(1, end - first))
      for (let model = 0; model < files.length; model++) {
        const file = files[model]
        const own = weights[model]
        let raw = file.intercept
        for (let i = 0; i < count; i++) raw += own[present[i]] * values[present[i]]
        const hashed = sums.words[model] * file.words.scale + sums.grams[model] * file.grams.scale
        out[model] = raw + hashed / root
      }
    },
  }
}

function interleave(
  files: readonly SentenceModelFile[],
  of: (file: SentenceModelFile) => HashedWeights,
  bits: number,
): Int32Array {
  const table = createBucketTable(bits)
  for (const [model, file] of files.entries()) {
    const bytes = decodeBase64(of(file).weights)
    if (bytes.length !== 1 << bits) {
      throw new EngineError(
        'invalid_model',
        `Unexpected ${bytes.length} hashed weights in the model ${file.id}, expected ${1 << bits}. Train the models anew: npm run train.`,
      )
    }
    spreadBytes(bytes, table, model)
  }
  return table
}
