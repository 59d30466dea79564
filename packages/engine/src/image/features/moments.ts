import type { Plane } from '../planes.ts'

export interface Moments {
  readonly mean: number
  readonly deviation: number
  readonly skew: number
  /** Fourth moment over the squared variance; 3 for a bell curve. */
  readonly tails: number
}

const LEAST = 1e-6

/** Mean, spread and shape of numbers. */
export function momentsOf(values: ArrayLike<number>): Moments {
  const count = values.length || 1
  let sum = 0
  for (let at = 0; at < values.length; at++) sum += values[at]
  const mean = sum / count
  let second = 0
  let third = 0
  let fourth = 0
  for (let at = 0; at < values.length; at++) {
    const gap = values[at] - mean
    const square = gap * gap
    second += square
    third += square * gap
    fourth += square * square
  }
  const variance = second / count
  const deviation = Math.sqrt(variance)
  return {
    mean,
    deviation,
    skew: variance > LEAST ? third / count / (variance * deviation) : 0,
    tails: variance > LEAST ? fourth / count / (variance * variance) : 3,
  }
}

/** Logarithm that a flat surface does not break. */
export function logOf(value: number): number {
  return Math.log(value + 1e-3)
}

/** A ratio that an empty whole does not break. */
export function ratio(part: number, whole: number): number {
  return Math.abs(whole) > LEAST ? part / whole : 0
}

/** Correlation of two lists of one length; 0 where one of them is flat. */
export function correlation(a: ArrayLike<number>, b: ArrayLike<number>): number {
  const count = a.length || 1
  let sumA = 0
  let sumB = 0
  for (let at = 0; at < a.length; at++) {
    sumA += a[at]
    sumB += b[at]
  }
  const meanA = sumA / count
  const meanB = sumB / count
  let both = 0
  let squareA = 0
  let squareB = 0
  for (let at = 0; at < a.length; at++) {
    const gapA = a[at] - meanA
    const gapB = b[at] - meanB
    both += gapA * gapB
    squareA += gapA * gapA
    squareB += gapB * gapB
  }
  return ratio(both, Math.sqrt(squareA * squareB))
}

/** How a plane agrees with itself moved by some pixels. */
export function shiftedCorrelation(plane: Plane, right: number, down: number): number {
  const { width, height, values } = plane
  let both = 0
  let square = 0
  for (let y = 0; y < height - down; y++) {
    const end = y * width + width - right
    for (let at = y * width; at < end; at++) {
      const value = values[at]
      both += value * values[at + down * width + right]
      square += value * value
    }
  }
  return ratio(both, square)
}

/** The value below which a share of sorted numbers lies. */
export function quantileOf(sorted: ArrayLike<number>, share: number): number {
  return sorted.length === 0 ? 0 : sorted[Math.floor(share * (sorted.length - 1))]
}
