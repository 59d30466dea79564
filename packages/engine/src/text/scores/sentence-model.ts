import { decodeBase64 } from '../../models/base64.ts'
import { weightsByFeature } from '../../models/match-features.ts'
import { EngineError } from '../../schema/error.ts'
import type { Document, Words } from '../document/document.ts'
import { type SentenceFeatures, sentenceFeatureNames } from '../features/sentence-features.ts'
import { tokenOf, wordBucket } from '../features/sentence-grams.ts'
import {
  type BucketSums,
  byteOf,
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
  /**
   * Whether it knows content words alone by name: numbers, names and other concrete words have no hashed weight,
   * and do not count in the root that the hashed sum is divided by.
   */
  readonly contentOnly: boolean
  /** Weight of each feature of the engine, in its order. */
  readonly weights: readonly number[]
  readonly words: Pick<HashedWeights, 'scale'>
  readonly grams: Pick<HashedWeights, 'scale'>
}

/** The file form of a sentence model: a logistic model over features, words, stems and pairs of words. */
export interface SentenceModelFile extends Omit<SentenceModelSettings, 'weights' | 'contentOnly'> {
  /** `content` where it knows content words alone by name. */
  readonly reads?: string
  readonly features: readonly string[]
  /** Weight of each of `features`. */
  readonly weights: readonly number[]
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
    features: Readonly<SentenceFeatures>,
    out: Float64Array,
  ): void
}

/** Makes up to four sentence models ready; throws `invalid_model` when one is not for this engine. */
export function loadSentenceModelSet(files: readonly SentenceModelFile[]): SentenceModelSet {
  return openSentenceModelSet(files.map(sentenceSettings), sentenceTables(files))
}

/**
 * What a file says besides its hashed weights; throws `invalid_model` when it has a feature that the engine does
 * not have.
 */
export function sentenceSettings(file: SentenceModelFile): SentenceModelSettings {
  const { id, version, intercept, words, grams } = file
  return {
    id,
    version,
    intercept,
    contentOnly: file.reads === 'content',
    weights: [...weightsByFeature(file, sentenceFeatureNames)],
    words: { scale: words.scale },
    grams: { scale: grams.scale },
  }
}

/** The hashed weights of up to four models side by side, so that a word costs one look. */
export function sentenceTables(files: readonly SentenceModelFile[]): BucketSums {
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
  const contentOnly = files.flatMap((file, model) => (file.contentOnly ? [model] : []))
  const holdsContentOnly = contentOnly.length > 0

  /** Takes concrete words off the sums of the models that do not know them by name. */
  function takeConcrete(words: Words, concrete: readonly number[]): void {
    for (let i = 0; i < concrete.length; i++) {
      const bucket = wordBucket(tokenOf(words, concrete[i]), WORD_BITS)
      for (const model of contentOnly) sums.words[model] -= byteOf(tables.words, bucket, model)
    }
  }

  return {
    raws({ words, sentences }, sentence, features, out) {
      const { values, present, count } = features
      const first = sentences.firstWords[sentence]
      const end = sentences.endWords[sentence]
      sumBuckets(words, first, end, tables, sums)
      const root = Math.sqrt(Math.max(1, end - first))
      const contentRoot = Math.sqrt(Math.max(1, features.contentWords))
      if (holdsContentOnly) takeConcrete(words, features.openConcrete)
      for (let model = 0; model < files.length; model++) {
        const file = files[model]
        const own = weights[model]
        let raw = file.intercept
        for (let i = 0; i < count; i++) raw += own[present[i]] * values[present[i]]
        const hashed = sums.words[model] * file.words.scale + sums.grams[model] * file.grams.scale
        out[model] = raw + hashed / (file.contentOnly ? contentRoot : root)
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
        `Unexpected ${bytes.length} hashed weights in the model ${file.id}, expected ${1 << bits}. Train the models again: npm run train.`,
      )
    }
    spreadBytes(bytes, table, model)
  }
  return table
}
