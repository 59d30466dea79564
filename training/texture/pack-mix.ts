import type { Mix } from './fit-mix.ts'
import { HAT } from './parts.ts'

/** Weights as signed bytes in units of a scale. */
export interface Packed {
  readonly scale: number
  readonly bytes: Int8Array
}

/** A mix of shapes, n-grams and words as the model file holds it. */
export interface PackedMix {
  readonly intercept: number
  /** Height of each shape function at each of its knots. */
  readonly heights: readonly number[]
  readonly ngrams: Packed
  readonly words: Packed
}

/** Rounds a fitted mix to what the model file holds. */
export function packMix({ intercept, weights: [shapes, ngrams, words] }: Mix): PackedMix {
  return {
    intercept: Number(intercept.toFixed(6)),
    heights: Array.from(shapes, (weight) => Number((weight * HAT).toFixed(4))),
    ngrams: pack(ngrams),
    words: pack(words),
  }
}

/** Weights as signed bytes; the few beyond eight standard deviations are cut to there. */
function pack(weights: Float32Array): Packed {
  let squares = 0
  let used = 0
  for (const weight of weights) {
    if (weight === 0) continue
    squares += weight * weight
    used++
  }
  const scale = Number(((8 * Math.sqrt(squares / Math.max(1, used))) / 127).toPrecision(8))
  const bytes = Int8Array.from(weights, (weight) =>
    Math.max(-127, Math.min(127, Math.round(weight / scale))),
  )
  return { scale, bytes }
}
