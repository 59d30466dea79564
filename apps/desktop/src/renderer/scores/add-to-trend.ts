/** Results that a trend keeps; of more, every second one goes. */
const MOST = 120

/** Adds a score to a trend: the first stays, and so does the shape of a long day of writing. */
export function addToTrend(trend: readonly number[], score: number): readonly number[] {
  if (trend.at(-1) === score) return trend
  const kept = trend.length < MOST ? trend : trend.filter((_, index) => index % 2 === 0)
  return [...kept, score]
}
