import type { Words } from '../document/document.ts'
import { EDGE, pairBucket, stemBucket, tokenOf, wordBucket } from '../features/sentence-grams.ts'

/** log2 of the number of buckets for words, and for stems and pairs. */
export const WORD_BITS = 17
export const GRAM_BITS = 16

/** Models that may lie side by side: a bucket is one integer, and each of its bytes a model's. */
export const MOST_MODELS = 4
/** Bytes are kept as 0 to 255, so that four of them add up in two integers without a sign. */
const BIAS = 128
const EVEN = 0x00ff00ff
/** Two words and a pair at most 2 × 120 + 1 times 255 stay within 16 bits. */
const CHUNK = 120

/**
 * Writes a model's signed bytes into a table of all models. A small loop by itself: it runs ten times
 * at the start of every process, and is compiled after the first.
 */
export function spreadBytes(bytes: Int8Array, table: Int32Array, model: number): void {
  const shift = model * 8
  for (let at = 0; at < bytes.length; at++) table[at] |= (bytes[at] + BIAS) << shift
}

/** The signed byte of a model in a bucket. */
export function byteOf(table: Int32Array, bucket: number, model: number): number {
  return ((table[bucket] >>> (model * 8)) & 0xff) - BIAS
}

/** An empty table of 2^bits buckets. */
export function createBucketTable(bits: number): Int32Array {
  return new Int32Array(1 << bits)
}

/** The sums of the bytes of a sentence's words, stems and pairs, for each model. */
export interface BucketSums {
  readonly words: Int32Array
  readonly grams: Int32Array
}

/** Adds up the buckets of the words `first` to `end`, which are one sentence, for all models at once. */
export function sumBuckets(
  words: Words,
  first: number,
  end: number,
  tables: BucketSums,
  sums: BucketSums,
): void {
  sums.words.fill(0)
  sums.grams.fill(0)
  let before = EDGE
  for (let from = first; from < end; from += CHUNK) {
    before = sumChunk(words, from, Math.min(end, from + CHUNK), before, end, tables, sums)
  }
}

function sumChunk(
  words: Words,
  first: number,
  end: number,
  before: number,
  endOfSentence: number,
  tables: BucketSums,
  sums: BucketSums,
): number {
  const wordTable = tables.words
  const gramTable = tables.grams
  // Two models a sum: 0 and 2, 1 and 3.
  let wordsA = 0
  let wordsB = 0
  let gramsA = 0
  let gramsB = 0
  let last = before
  for (let word = first; word < end; word++) {
    const token = tokenOf(words, word)
    const own = wordTable[wordBucket(token, WORD_BITS)]
    const stem = gramTable[stemBucket(words.stems[word], GRAM_BITS)]
    const pair = gramTable[pairBucket(last, token, GRAM_BITS)]
    last = token
    wordsA = (wordsA + (own & EVEN)) | 0
    wordsB = (wordsB + ((own >>> 8) & EVEN)) | 0
    gramsA = (gramsA + (stem & EVEN) + (pair & EVEN)) | 0
    gramsB = (gramsB + ((stem >>> 8) & EVEN) + ((pair >>> 8) & EVEN)) | 0
  }
  const count = end - first
  let grams = 2 * count
  if (end === endOfSentence) {
    const pair = gramTable[pairBucket(last, EDGE, GRAM_BITS)]
    gramsA = (gramsA + (pair & EVEN)) | 0
    gramsB = (gramsB + ((pair >>> 8) & EVEN)) | 0
    grams++
  }
  unpack(sums.words, count, wordsA, wordsB)
  unpack(sums.grams, grams, gramsA, gramsB)
  return last
}

/** Takes the sums apart, and the bias of `count` bytes off each. */
function unpack(sums: Int32Array, count: number, a: number, b: number): void {
  const bias = count * BIAS
  sums[0] += (a & 0xffff) - bias
  sums[1] += (b & 0xffff) - bias
  sums[2] += (a >>> 16) - bias
  sums[3] += (b >>> 16) - bias
}
