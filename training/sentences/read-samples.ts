import {
  fillSentenceFeatures,
  sentenceFeatureNames,
} from '../../packages/engine/src/text/features/sentence-features.ts'
import {
  EDGE,
  pairBucket,
  stemBucket,
  tokenOf,
  wordBucket,
} from '../../packages/engine/src/text/features/sentence-grams.ts'
import { GRAM_BITS, WORD_BITS } from '../../packages/engine/src/text/scores/bucket-sums.ts'
import { readDocument } from '../dataset.ts'
import { wordVectors } from './word-vectors.ts'

/** A labelled sentence: what the signal should be, 0 to 1, and how much it counts. */
export interface SentenceLabel {
  readonly text: string
  readonly target: number
  readonly weight: number
  /** Sentences of one group never are on both sides of a split. */
  readonly group: string
}

/** A labelled sentence with its features. */
export interface Sample {
  readonly dense: Float64Array
  /** Buckets of words. */
  readonly words: Uint32Array
  /** Buckets of stems and pairs. */
  readonly grams: Uint32Array
  /** Sum of the vectors of the words. */
  readonly vector: Float64Array
  /** What the hashed sums are multiplied by: one over the root of the number of words. */
  readonly scale: number
}

/** A sample and the label it was read from. */
export type SentenceSample<Label extends SentenceLabel = SentenceLabel> = Label & Sample

/** Reads the features of labelled sentences; a text of several sentences was rated, and is read, as one. */
export function readSamples<Label extends SentenceLabel>(
  labels: readonly Label[],
): SentenceSample<Label>[] {
  return labels.flatMap((label) => {
    const sample = readSample(label.text)
    return sample === undefined ? [] : [{ ...label, ...sample }]
  })
}

function readSample(text: string): Sample | undefined {
  const document = readDocument(text)
  const { words, sentences } = document
  if (words.count === 0) return undefined
  const vectors = wordVectors()
  const dense = new Float64Array(sentenceFeatureNames.length)
  fillSentenceFeatures(document, 0, sentences.count, dense)
  const buckets: number[] = []
  const grams: number[] = []
  const vector = new Float64Array(vectors.dimensions)
  for (let index = 0; index < sentences.count; index++) {
    let before = EDGE
    for (let word = sentences.firstWords[index]; word < sentences.endWords[index]; word++) {
      const token = tokenOf(words, word)
      buckets.push(wordBucket(token, WORD_BITS))
      grams.push(stemBucket(words.stems[word], GRAM_BITS), pairBucket(before, token, GRAM_BITS))
      before = token
      const known = vectors.indexOf.get(token >>> 0)
      if (known === undefined) continue
      const from = known * vectors.dimensions
      for (let at = 0; at < vector.length; at++) vector[at] += vectors.values[from + at]
    }
    grams.push(pairBucket(before, EDGE, GRAM_BITS))
  }
  const scale = 1 / Math.sqrt(words.count)
  return { dense, words: Uint32Array.from(buckets), grams: Uint32Array.from(grams), vector, scale }
}
