/** Standard deviation as a share of the mean, from sums; 0 when the mean is 0. */
export function spreadOf(count: number, sum: number, sumOfSquares: number): number {
  const mean = sum / count
  if (mean === 0) return 0
  return Math.sqrt(Math.max(0, sumOfSquares / count - mean * mean)) / mean
}
