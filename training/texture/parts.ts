import { type Calibration, calibrate } from '../../packages/engine/src/models/calibration.ts'
import { hashWord } from '../../packages/engine/src/text/document/vocabulary.ts'
import { ngramBucket } from '../../packages/engine/src/text/features/token-stream.ts'
import { quantile } from '../metrics.ts'
import { denseNames, type Sample } from './load-samples.ts'
import { addUnitBag, createRowBuilder, type SparseRows } from './sparse-rows.ts'

/** Longest n-gram of the shipped model, and its buckets of n-grams as a power of two. */
export const LONGEST = 3
export const BITS = 17
/** Three fifths of a draft may speak for it; the price keeps the calm of whole drafts. */
export const RUN = { share: 0.6, fewest: 120, price: 0.3 }
/** Height of a hat in the columns of a shape function, so that shapes learn no faster than bags. */
export const HAT = 0.1

/**
 * Document features that stay out of the texture score: layout and typography tell the source of a
 * text, not its texture.
 */
const layout = new Set([
  'quote_share',
  'dash_rate',
  'paragraph_spread',
  'list_share',
  'heading_share',
  'link_rate',
  'opaque_rate',
])
export const styleFeatures = denseNames.filter((name) => !layout.has(name))

/** N-grams of 1 to `longest` topic-free tokens, hashed; log counts of unit length. */
export function ngramRows(samples: readonly Sample[], longest: number, bits: number): SparseRows {
  const builder = createRowBuilder(samples.length, 1 << bits)
  const bag = new Map<number, number>()
  for (const { tokens } of samples) {
    for (let at = 0; at < tokens.length; at++) {
      for (let length = 1; length <= longest && length <= at + 1; length++) {
        const bucket = ngramBucket(tokens, at, length, bits)
        bag.set(bucket, (bag.get(bucket) ?? 0) + 1)
      }
    }
    addUnitBag(builder, bag)
  }
  return builder.finish()
}

/** The words of a list; log counts of unit length. */
export function wordRows(samples: readonly Sample[], words: readonly string[]): SparseRows {
  const columns = new Map(words.map((word, index) => [hashWord(word), index]))
  const builder = createRowBuilder(samples.length, words.length)
  const bag = new Map<number, number>()
  for (const { hashes } of samples) {
    for (const hash of hashes) {
      const column = columns.get(hash)
      if (column !== undefined) bag.set(column, (bag.get(column) ?? 0) + 1)
    }
    addUnitBag(builder, bag)
  }
  return builder.finish()
}

/** Where the shape function of each feature may bend: quantiles of the fitted texts. */
export function findKnots(
  samples: readonly Sample[],
  features: readonly string[],
  count: number,
): number[][] {
  return features.map((name) => {
    const feature = denseNames.indexOf(name)
    const values = samples.map(({ dense }) => dense[feature])
    const knots: number[] = []
    for (let at = 0; at <= count; at++) {
      const share = at === 0 ? 0.01 : at === count ? 0.99 : at / count
      const knot = Number(quantile(values, share).toPrecision(6))
      if (knot > (knots.at(-1) ?? Number.NEGATIVE_INFINITY)) knots.push(knot)
    }
    return knots
  })
}

/**
 * Document features as hat functions around their knots, so that a linear model over them is a
 * sum of piecewise linear shape functions. `size` is the height of a hat.
 */
export function shapeRows(
  samples: readonly Sample[],
  features: readonly string[],
  knots: readonly (readonly number[])[],
  size: number,
): SparseRows {
  const firsts: number[] = []
  let width = 0
  for (const list of knots) {
    firsts.push(width)
    width += list.length
  }
  const indexes = features.map((name) => denseNames.indexOf(name))
  const positions = knots.map((list): Calibration => ({ x: list, y: [...list.keys()] }))
  const builder = createRowBuilder(samples.length, width)
  for (const { dense } of samples) {
    for (const [index, position] of positions.entries()) {
      const at = calibrate(position, dense[indexes[index]])
      const low = Math.floor(at)
      const share = at - low
      builder.add(firsts[index] + low, size * (1 - share))
      if (share > 0) builder.add(firsts[index] + low + 1, size * share)
    }
    builder.endRow()
  }
  return builder.finish()
}
