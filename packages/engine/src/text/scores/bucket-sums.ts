import type { Words } from '../document/document.ts'
import { EDGE, pairBucket, stemBucket, tokenOf, wordBucket } from '../features/sentence-grams.ts'

/** log2 of the number of buckets for words, and for stems and pairs. */
export const WORD_BITS = 17
export const GRAM_BITS = 16

/** Models that may lie side by side. */
export const MOST_MODELS = 8
/** Integers of a bucket: four bytes each, one a model. */
const INTEGERS = MOST_MODELS / 4
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
  const shift = (model & 3) * 8
  for (let from = 0, to = model >> 2; from < bytes.length; from++, to += INTEGERS) {
    table[to] |= (bytes[from] + BIAS) << shift
  }
}

/** An empty table of 2^bits buckets. */
export function createBucketTable(bits: number): Int32Array {
  return new Int32Array(INTEGERS << bits)
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
  // Four models a sum of two bytes: 0 and 2, 1 and 3, 4 and 6, 5 and 7.
  let wordsA = 0
  let wordsB = 0
  let wordsC = 0
  let wordsD = 0
  let gramsA = 0
  let gramsB = 0
  let gramsC = 0
  let gramsD = 0
  let last = before
  for (let word = first; word < end; word++) {
    const token = tokenOf(words, word)
    const own = wordBucket(token, WORD_BITS) * INTEGERS
    const stem = stemBucket(words.stems[word], GRAM_BITS) * INTEGERS
    const pair = pairBucket(last, token, GRAM_BITS) * INTEGERS
    last = token
    const low = wordTable[own]
    const high = wordTable[own + 1]
    wordsA = (wordsA + (low & EVEN)) | 0
    wordsB = (wordsB + ((low >>> 8) & EVEN)) | 0
    wordsC = (wordsC + (high & EVEN)) | 0
    wordsD = (wordsD + ((high >>> 8) & EVEN)) | 0
    const stemLow = gramTable[stem]
    const pairLow = gramTable[pair]
    const stemHigh = gramTable[stem + 1]
    const pairHigh = gramTable[pair + 1]
    gramsA = (gramsA + (stemLow & EVEN) + (pairLow & EVEN)) | 0
    gramsB = (gramsB + ((stemLow >>> 8) & EVEN) + ((pairLow >>> 8) & EVEN)) | 0
    gramsC = (gramsC + (stemHigh & EVEN) + (pairHigh & EVEN)) | 0
    gramsD = (gramsD + ((stemHigh >>> 8) & EVEN) + ((pairHigh >>> 8) & EVEN)) | 0
  }
  const count = end - first
  let grams = 2 * count
  if (end === endOfSentence) {
    const at = pairBucket(last, EDGE, GRAM_BITS) * INTEGERS
    gramsA = (gramsA + (gramTable[at] & EVEN)) | 0
    gramsB = (gramsB + ((gramTable[at] >>> 8) & EVEN)) | 0
    gramsC = (gramsC + (gramTable[at + 1] & EVEN)) | 0
    gramsD = (gramsD + ((gramTable[at + 1] >>> 8) & EVEN)) | 0
    grams++
  }
  unpack(sums.words, count, wordsA, wordsB, wordsC, wordsD)
  unpack(sums.grams, grams, gramsA, gramsB, gramsC, gramsD)
  return last
}

/** Takes the sums apart, and the bias of `count` bytes off each. */
function unpack(sums: Int32Array, count: number, a: number, b: number, c: number, d: number): void {
  const bias = count * BIAS
  sums[0] += (a & 0xffff) - bias
  sums[1] += (b & 0xffff) - bias
  sums[2] += (a >>> 16) - bias
  sums[3] += (b >>> 16) - bias
  sums[4] += (c & 0xffff) - bias
  sums[5] += (d & 0xffff) - bias
  sums[6] += (c >>> 16) - bias
  sums[7] += (d >>> 16) - bias
}
