/** Wilson's 95 % interval of a share; from 0 to 1 where nothing was counted. */
export function wilson(right: number, n: number): { low: number; high: number } {
  if (n === 0) return { low: 0, high: 1 }
  const z = 1.959964
  const share = right / n
  const middle = share + (z * z) / (2 * n)
  const reach = z * Math.sqrt((share * (1 - share)) / n + (z * z) / (4 * n * n))
  const scale = 1 + (z * z) / n
  return { low: Math.max(0, (middle - reach) / scale), high: Math.min(1, (middle + reach) / scale) }
}
