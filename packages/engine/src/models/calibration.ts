/** A monotone map from raw scores to published ones: straight lines between knots, flat outside. */
export interface Calibration {
  /** Raw scores, rising. */
  readonly x: readonly number[]
  /** Published scores 0 to 1, not falling, one for each x. */
  readonly y: readonly number[]
}

/** The published score of a raw one. */
export function calibrate({ x, y }: Calibration, raw: number): number {
  const last = x.length - 1
  if (!(raw > x[0])) return y[0]
  if (raw >= x[last]) return y[last]
  let at = 1
  while (x[at] < raw) at++
  const share = (raw - x[at - 1]) / (x[at] - x[at - 1])
  return y[at - 1] + share * (y[at] - y[at - 1])
}

/** Rounds to the four decimals of published scores (decision 4) and keeps them within 0 and 1. */
export function publish(score: number): number {
  return Math.round(Math.min(1, Math.max(0, score)) * 1e4) / 1e4
}

/** The raw score that is published as `risk`; of several the lowest. */
export function rawOf({ x, y }: Calibration, risk: number): number {
  const at = y.findIndex((published) => published >= risk)
  if (at <= 0) return x[at === 0 ? 0 : x.length - 1]
  return x[at - 1] + ((risk - y[at - 1]) / (y[at] - y[at - 1])) * (x[at] - x[at - 1])
}
