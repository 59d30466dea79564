import { type Calibration, calibrate } from '../../packages/engine/src/models/calibration.ts'
import { hashWord } from '../../packages/engine/src/text/document/vocabulary.ts'
import { structureFeatureNames } from '../../packages/engine/src/text/features/structure-features.ts'
import { ngramBucket } from '../../packages/engine/src/text/features/token-stream.ts'
import { quantile } from '../metrics.ts'
import { denseNames, type Sample } from './load-samples.ts'
import { createBag, createRowBuilder, type SparseRows } from './sparse-rows.ts'

/** Longest n-gram of the shipped model, and its buckets of n-grams as a power of two. */
export const LONGEST = 3
export const BITS = 17
/** Three fifths of a draft may speak for it; the price keeps the calm of whole drafts. */
export const RUN = { share: 0.6, fewest: 120, price: 0.3 }
/** What the layout of a draft may take off or add, in standard deviations of people's texts. */
export const LAYOUT = { share: 0.5, least: -1, most: 0.8 }
/** Height of a hat of the layout. */
export const LAYOUT_HAT = 0.3
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
/** Their places among the document features. */
export const stylePlaces = styleFeatures.map((name) => denseNames.indexOf(name))
/** The places of all features of the layout. */
export const structurePlaces = [...structureFeatureNames.keys()]

/** N-grams of 1 to `longest` topic-free tokens, hashed; log counts of unit length. */
export function ngramRows(samples: readonly Sample[], longest: number, bits: number): SparseRows {
  const builder = createRowBuilder(samples.length, 1 << bits)
  const bag = createBag(1 << bits)
  for (const { tokens } of samples) {
    for (let at = 0; at < tokens.length; at++) {
      for (let length = 1; length <= longest && length <= at + 1; length++) {
        bag.add(ngramBucket(tokens, at, length, bits))
      }
    }
    bag.endRow(builder)
  }
  return builder.finish()
}

/** The words of a list; log counts of unit length. */
export function wordRows(samples: readonly Sample[], words: readonly string[]): SparseRows {
  const columns = new Map(words.map((word, index) => [hashWord(word), index]))
  const builder = createRowBuilder(samples.length, words.length)
  const bag = createBag(words.length)
  for (const { hashes } of samples) {
    for (const hash of hashes) {
      const column = columns.get(hash)
      if (column !== undefined) bag.add(column)
    }
    bag.endRow(builder)
  }
  return builder.finish()
}

/** Where the shape function of each feature may bend: quantiles of its values in the fitted texts. */
export function findKnots(
  rows: readonly Float64Array[],
  features: readonly number[],
  count: number,
): number[][] {
  return features.map((feature) => {
    const values = rows.map((row) => row[feature])
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
 * Features as hat functions around their knots, so that a linear model over them is a sum of
 * piecewise linear shape functions. `size` is the height of a hat. An empty row has none.
 */
export function shapeRows(
  rows: readonly Float64Array[],
  features: readonly number[],
  knots: readonly (readonly number[])[],
  size: number,
): SparseRows {
  const firsts: number[] = []
  let width = 0
  for (const list of knots) {
    firsts.push(width)
    width += list.length
  }
  const positions = knots.map((list): Calibration => ({ x: list, y: [...list.keys()] }))
  const builder = createRowBuilder(rows.length, width)
  for (const row of rows) {
    if (row.length > 0) {
      for (const [index, position] of positions.entries()) {
        const at = calibrate(position, row[features[index]])
        const low = Math.floor(at)
        const share = at - low
        builder.add(firsts[index] + low, size * (1 - share))
        if (share > 0) builder.add(firsts[index] + low + 1, size * share)
      }
    }
    builder.endRow()
  }
  return builder.finish()
}
