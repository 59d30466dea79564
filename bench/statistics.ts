/** The value below which a share of the numbers lies. */
export function quantile(numbers: readonly number[], share: number): number {
  const sorted = [...numbers].sort((a, b) => a - b)
  const value = sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))]
  if (value === undefined) throw new Error('Expected at least one number.')
  return value
}

/** The middle of the numbers. */
export function median(numbers: readonly number[]): number {
  return quantile(numbers, 0.5)
}

/** Slope of the straight line through points in log-log scale: the exponent of a power law. */
export function growthExponent(points: readonly { size: number; cost: number }[]): number {
  const xs = points.map(({ size }) => Math.log(size))
  const ys = points.map(({ cost }) => Math.log(cost))
  const meanX = xs.reduce((sum, x) => sum + x, 0) / xs.length
  const meanY = ys.reduce((sum, y) => sum + y, 0) / ys.length
  let covariance = 0
  let variance = 0
  for (const [i, x] of xs.entries()) {
    covariance += (x - meanX) * ((ys[i] ?? meanY) - meanY)
    variance += (x - meanX) ** 2
  }
  return covariance / variance
}
