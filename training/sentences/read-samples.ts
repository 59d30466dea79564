import type { Document } from '../../packages/engine/src/text/document/document.ts'
import {
  createSentenceFeatures,
  readSentenceFeatures,
} from '../../packages/engine/src/text/features/sentence-features.ts'
import {
  EDGE,
  pairBucket,
  stemBucket,
  tokenOf,
  wordBucket,
} from '../../packages/engine/src/text/features/sentence-grams.ts'
import { ROLE, roleOf } from '../../packages/engine/src/text/features/word-roles.ts'
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

/** What a model knows of the words of a sentence by name. */
export interface HashedWords {
  /** Buckets of words. */
  readonly words: Uint32Array
  /** Buckets of stems and pairs. */
  readonly grams: Uint32Array
  /** Sum of the vectors of the words. */
  readonly vector: Float64Array
  /** What the hashed sums are multiplied by: one over the root of the number of words. */
  readonly scale: number
}

/** A labelled sentence with its features. */
export interface Sample {
  readonly dense: Float64Array
  /** All its words. */
  readonly all: HashedWords
  /** Its content words alone, without stems and pairs. */
  readonly content: HashedWords
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
  if (document.words.count === 0) return undefined
  const features = createSentenceFeatures()
  readSentenceFeatures(document, 0, document.sentences.count, features)
  return {
    dense: features.values,
    all: readAll(document),
    content: readContent(document, features.tellsNames),
  }
}

function readAll({ words, sentences }: Document): HashedWords {
  const buckets: number[] = []
  const grams: number[] = []
  const tokens: number[] = []
  for (let index = 0; index < sentences.count; index++) {
    let before = EDGE
    for (let word = sentences.firstWords[index]; word < sentences.endWords[index]; word++) {
      const token = tokenOf(words, word)
      tokens.push(token)
      buckets.push(wordBucket(token, WORD_BITS))
      grams.push(stemBucket(words.stems[word], GRAM_BITS), pairBucket(before, token, GRAM_BITS))
      before = token
    }
    grams.push(pairBucket(before, EDGE, GRAM_BITS))
  }
  return hashedWords(buckets, grams, tokens, words.count)
}

function readContent({ words, sentences }: Document, tells: boolean): HashedWords {
  const tokens: number[] = []
  for (let word = 0; word < words.count; word++) {
    const isFirst = word === sentences.firstWords[words.sentences[word]]
    if (roleOf(words, word, isFirst, tells) === ROLE.content) tokens.push(tokenOf(words, word))
  }
  const buckets = tokens.map((token) => wordBucket(token, WORD_BITS))
  return hashedWords(buckets, [], tokens, Math.max(1, tokens.length))
}

function hashedWords(
  words: readonly number[],
  grams: readonly number[],
  tokens: readonly number[],
  count: number,
): HashedWords {
  return {
    words: Uint32Array.from(words),
    grams: Uint32Array.from(grams),
    vector: sumOfVectors(tokens),
    scale: 1 / Math.sqrt(count),
  }
}

function sumOfVectors(tokens: readonly number[]): Float64Array {
  const { dimensions, indexOf, values } = wordVectors()
  const sum = new Float64Array(dimensions)
  for (const token of tokens) {
    const known = indexOf.get(token >>> 0)
    if (known === undefined) continue
    for (let at = 0; at < dimensions; at++) sum[at] += values[known * dimensions + at]
  }
  return sum
}
