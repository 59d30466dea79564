import type { Measure } from './measure.ts'

/** Numbers of a source that are tried with each other: the closest to the claim. */
const MOST_TRIED = 4

/** Whether readers work a number out of two of a source: their total or their difference. */
export function isWorkedOut(claimed: Measure, stated: readonly Measure[]): boolean {
  // Percentages are no parts of each other.
  if (claimed.kind === 'date' || claimed.unit === 'percent') return false
  const { size = 0, step } = claimed
  const sizes = stated
    .slice(0, MOST_TRIED)
    .flatMap((measure) =>
      measure.kind === 'number' && measure.unit === claimed.unit ? (measure.size ?? []) : [],
    )
  const isNear = (result: number) => result !== 0 && Math.abs(result - size) <= step / 2
  return sizes.some((one, at) =>
    sizes.slice(at + 1).some((other) => isNear(one + other) || isNear(Math.abs(one - other))),
  )
}
