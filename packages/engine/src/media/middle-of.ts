/** The middle of some numbers, and how far the highest lies from the lowest; zeros for none. */
export function middleOf(values: readonly number[]): {
  readonly middle: number
  readonly spread: number
} {
  if (values.length === 0) return { middle: 0, spread: 0 }
  const sorted = values.toSorted((a, b) => a - b)
  const last = sorted.length - 1
  return {
    middle: (sorted[Math.floor(last / 2)] + sorted[Math.floor(sorted.length / 2)]) / 2,
    spread: sorted[last] - sorted[0],
  }
}
