/** Mean and spread of a list, and how its tails lie; all 0 for an empty one. */
export interface Moments {
  readonly mean: number
  readonly deviation: number
  readonly skew: number
  readonly tails: number
}

/** The first four moments of a list. */
export function momentsOf(values: ArrayLike<number>): Moments {
  const count = values.length
  if (count === 0) return { mean: 0, deviation: 0, skew: 0, tails: 0 }
  let sum = 0
  for (let at = 0; at < count; at++) sum += values[at]
  const mean = sum / count
  let second = 0
  let third = 0
  let fourth = 0
  for (let at = 0; at < count; at++) {
    const gap = values[at] - mean
    second += gap * gap
    third += gap * gap * gap
    fourth += gap * gap * gap * gap
  }
  const deviation = Math.sqrt(second / count)
  if (deviation < 1e-9) return { mean, deviation: 0, skew: 0, tails: 0 }
  return {
    mean,
    deviation,
    skew: third / count / deviation ** 3,
    tails: fourth / count / deviation ** 4 - 3,
  }
}

/** The value that a share of the values lies below; 0 for an empty list. */
export function quantileOf(values: ArrayLike<number>, share: number): number {
  const sorted = Float64Array.from(values).sort()
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
}

/** Correlation of two lists of one length; 0 where one does not vary. */
export function correlationOf(a: ArrayLike<number>, b: ArrayLike<number>): number {
  const first = momentsOf(a)
  const second = momentsOf(b)
  if (first.deviation === 0 || second.deviation === 0) return 0
  let sum = 0
  for (let at = 0; at < a.length; at++) sum += (a[at] - first.mean) * (b[at] - second.mean)
  return sum / a.length / (first.deviation * second.deviation)
}
