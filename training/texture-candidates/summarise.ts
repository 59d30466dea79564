import { quantile } from '../metrics.ts'
import type { Measured } from './measure.ts'

/** A candidate beside a base. */
export interface Summary extends Omit<Measured, 'redrawn' | 'redrawnAtMean'> {
  /** 95 % of the redraws of machine at high, left out. */
  readonly low: number
  readonly high: number
  /** Share of the redraws in which the candidate finds more machine texts than the base. */
  readonly wins: number
  /** The same at the threshold that the mean of the sources places. */
  readonly winsAtMean: number
}

/** Sets every candidate beside a base, over the same redraws of people. */
export function summarise(measured: readonly Measured[], base: Measured): Summary[] {
  return measured.map(({ redrawn, redrawnAtMean, ...measures }) => ({
    ...measures,
    low: quantile(redrawn, 0.025),
    high: quantile(redrawn, 0.975),
    wins: shareAhead(redrawn, base.redrawn),
    winsAtMean: shareAhead(redrawnAtMean, base.redrawnAtMean),
  }))
}

function shareAhead(shares: readonly number[], base: readonly number[]): number {
  return shares.filter((share, redraw) => share > base[redraw]).length / shares.length
}
