import { decodeBase64 } from '../../models/base64.ts'
import { checkFeatures } from '../../models/check-features.ts'
import { EngineError } from '../../schema/index.ts'
import type { Document } from '../document.ts'
import { sentenceFeatureNames } from '../features/sentence-features.ts'
import { EDGE, pairBucket, stemBucket, tokenOf, wordBucket } from '../features/sentence-grams.ts'

/** Hashed weights in signed bytes. */
export interface HashedWeights {
  /** Weight of one step of the stored bytes. */
  readonly scale: number
  /** Signed bytes in base64, one a bucket. */
  readonly weights: string
}

/** The file form of a sentence model: a logistic model over features, words, stems and pairs of words. */
export interface SentenceModelFile {
  readonly id: string
  readonly version: string
  readonly features: readonly string[]
  readonly intercept: number
  /** Weight of each feature. */
  readonly weights: readonly number[]
  readonly words: HashedWeights
  /** Stems and pairs of neighbouring words. */
  readonly grams: HashedWeights
}

/** log2 of the number of buckets for words, and for stems and pairs. */
export const WORD_BITS = 17
export const GRAM_BITS = 16

/** Sentence models that read a draft together. */
export interface SentenceModelSet {
  /**
   * Writes the log-odds of every model for a sentence into `out`; `present` lists the features that
   * are not zero.
   */
  raws(
    document: Document,
    sentence: number,
    features: Float64Array,
    present: readonly number[],
    out: Float64Array,
  ): void
}

/** Places of one bucket: the bytes of all models lie side by side, so that a word costs one look. */
const SLOTS_LOG = 3

/** Makes up to eight sentence models ready; throws `invalid_model` when one is not for this engine. */
export function loadSentenceModelSet(files: readonly SentenceModelFile[]): SentenceModelSet {
  for (const file of files) checkFeatures(file.id, file.features, sentenceFeatureNames)
  const wordTable = interleave(files, ({ words }) => words, WORD_BITS)
  const gramTable = interleave(files, ({ grams }) => grams, GRAM_BITS)
  const weights = files.map((file) => Float64Array.from(file.weights))
  const wordSums = new Int32Array(files.length)
  const gramSums = new Int32Array(files.length)
  const count = files.length

  function add(sums: Int32Array, table: Int8Array, bucket: number): void {
    const at = bucket << SLOTS_LOG
    for (let model = 0; model < count; model++) sums[model] += table[at + model]
  }

  return {
    raws({ words, sentences }, sentence, features, present, out) {
      const first = sentences.firstWords[sentence]
      const end = sentences.endWords[sentence]
      wordSums.fill(0)
      gramSums.fill(0)
      let before = EDGE
      for (let word = first; word < end; word++) {
        const token = tokenOf(words, word)
        add(wordSums, wordTable, wordBucket(token, WORD_BITS))
        add(gramSums, gramTable, stemBucket(words.stems[word], GRAM_BITS))
        add(gramSums, gramTable, pairBucket(before, token, GRAM_BITS))
        before = token
      }
      add(gramSums, gramTable, pairBucket(before, EDGE, GRAM_BITS))
      const root = Math.sqrt(Math.max(1, end - first))
      for (const [model, file] of files.entries()) {
        let raw = file.intercept
        const own = weights[model]
        for (const at of present) raw += own[at] * features[at]
        const hashed = wordSums[model] * file.words.scale + gramSums[model] * file.grams.scale
        out[model] = raw + hashed / root
      }
    },
  }
}

function interleave(
  files: readonly SentenceModelFile[],
  of: (file: SentenceModelFile) => HashedWeights,
  bits: number,
): Int8Array {
  const table = new Int8Array(1 << (bits + SLOTS_LOG))
  for (const [model, file] of files.entries()) {
    const bytes = decodeBase64(of(file).weights)
    if (bytes.length !== 1 << bits) {
      throw new EngineError(
        'invalid_model',
        `Unexpected ${bytes.length} hashed weights in the model ${file.id}, expected ${1 << bits}. Train the models anew: npm run train.`,
      )
    }
    spread(bytes, table, model)
  }
  return table
}

/** A small loop by itself: it runs ten times at the start of every process, and is compiled after the first. */
function spread(bytes: Int8Array, table: Int8Array, model: number): void {
  for (let from = 0, to = model; from < bytes.length; from++, to += 1 << SLOTS_LOG) {
    table[to] = bytes[from]
  }
}
