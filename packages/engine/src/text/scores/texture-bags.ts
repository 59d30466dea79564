import {
  bigramBucket,
  ngramBucket,
  type TokenStream,
  trigramBucket,
  unigramBucket,
} from '../features/token-stream.ts'
import { createUnitBag, type UnitBag } from './unit-bag.ts'
import type { WordColumns } from './word-columns.ts'

/** The two bags of the texture model with their weights: n-grams of tokens, and common words. */
export interface BagWeights {
  readonly longest: number
  readonly bits: number
  readonly ngrams: { readonly weights: Int8Array; readonly scale: number }
  readonly columns: WordColumns
  readonly words: { readonly weights: Int8Array; readonly scale: number }
  readonly run: RunSettings
}

/** What the bags say of a run of tokens. */
export interface BagScore {
  /** Log-odds, in standard deviations of people's texts, before style and intercept. */
  readonly sum: number
  /** The tokens that were read, half-open. */
  readonly from: number
  readonly end: number
  /** What each token adds to the sum; tokens outside the run add nothing. Overwritten by the next analysis. */
  readonly byToken: Float64Array
}

/** What the bags say of a draft as a whole, and of its most machine-like run if that is shorter. */
export interface BagScores {
  readonly whole: BagScore
  readonly run: BagScore | undefined
}

/** Tokens of a longer draft get a list of their own, so that none is kept for them; 100 kB of any script have fewer. */
const MOST_KEPT = 200_000

/** A stream, or as much of one as the bags read. */
export type BagTokens = Pick<TokenStream, 'tokens' | 'hashes' | 'count'>

/**
 * Which run of tokens may speak for a whole draft: `share` of it and no fewer than `fewest`, for a
 * `price` in standard deviations of people's texts. Without it every second machine text with a licence, a legal
 * footer or a person's paragraph added loses a level of risk (`docs/evaluation.md`, robustness).
 */
export interface RunSettings {
  readonly share: number
  readonly fewest: number
  readonly price: number
}

/**
 * Reads the bags of a draft as a whole and over its most machine-like run: text that is added to a draft cannot
 * dilute what is in the rest.
 */
export function createTextureBags({
  longest,
  bits,
  ngrams: ngramWeights,
  columns,
  words: wordWeights,
  run,
}: BagWeights): { read(stream: BagTokens): BagScores } {
  const ngrams = createUnitBag(ngramWeights.weights, ngramWeights.scale)
  const words = createUnitBag(wordWeights.weights, wordWeights.scale)
  // One list for the draft as a whole and one for its run, used again for each draft.
  const buffers = [new Float64Array(0), new Float64Array(0)]
  const bufferFor = (index: number, size: number): Float64Array => {
    if (buffers[index].length < size) buffers[index] = new Float64Array(size)
    const buffer = buffers[index].subarray(0, size).fill(0)
    if (size > MOST_KEPT) buffers[index] = new Float64Array(0)
    return buffer
  }
  const readRun = (from: number, end: number, byToken: Float64Array): BagScore => {
    const sum = ngrams.read(from, end, byToken) + words.read(from, end, byToken)
    return { sum, from, end, byToken }
  }
  return {
    read({ tokens, hashes, count }) {
      ngrams.reserve(count * longest)
      addNgrams(ngrams, tokens, count, longest, bits)
      words.reserve(count)
      for (let at = 0; at < count; at++) {
        const column = hashes[at] === 0 ? -1 : columns.of(hashes[at])
        if (column >= 0) words.add(column, at)
      }
      const whole = readRun(0, count, bufferFor(0, count))
      const length = Math.max(run.fewest, Math.ceil(run.share * count))
      let part: BagScore | undefined
      if (length < count) {
        const from = densestRun(whole.byToken, length)
        part = readRun(from, from + length, bufferFor(1, count))
      }
      ngrams.clear()
      words.clear()
      return { whole, run: part }
    },
  }
}

/** Notes the n-grams of up to `longest` tokens, by the token that each ends at. */
function addNgrams(
  bag: UnitBag,
  tokens: Uint16Array,
  count: number,
  longest: number,
  bits: number,
): void {
  const hasTrigrams = longest === 3
  for (let at = 0; at < count; at++) {
    if (hasTrigrams && at > 1) {
      // Three hashes that do not wait for each other take half the time of a loop over them.
      const before = tokens[at - 2]
      const last = tokens[at - 1]
      const own = tokens[at]
      bag.addThree(
        unigramBucket(own, bits),
        bigramBucket(last, own, bits),
        trigramBucket(before, last, own, bits),
        at,
      )
      continue
    }
    for (let length = 1; length <= longest && length <= at + 1; length++) {
      bag.add(ngramBucket(tokens, at, length, bits), at)
    }
  }
}

/** Where the run of `length` values with the largest sum begins; the first of equals. */
function densestRun(values: Float64Array, length: number): number {
  let sum = 0
  for (let i = 0; i < length; i++) sum += values[i]
  let best = sum
  let from = 0
  for (let i = length; i < values.length; i++) {
    sum += values[i] - values[i - length]
    // A margin above rounding, so that equal runs do not depend on the order of additions.
    if (sum > best + 1e-9) {
      best = sum
      from = i - length + 1
    }
  }
  return from
}
