import type { scoreColumns } from '../rows/columns.ts'
import { BINS, type Tally } from './tally.ts'

type ScoreColumn = (typeof scoreColumns)[number]

/** The mean of a score, to four decimals; null when nothing was scored. */
export function meanOf({ scores, scored }: Tally, name: ScoreColumn): number | null {
  return scored === 0 ? null : Math.round(scores[name].sum / scored) / 10_000
}

/** The share of texts with a score of at least `from`, which must be a border of bins. */
export function shareFrom(
  { scores, scored }: Tally,
  name: ScoreColumn,
  from: number,
): number | null {
  if (scored === 0) return null
  const first = Math.round(from * BINS)
  const count = scores[name].bins.slice(first).reduce((sum, bin) => sum + bin, 0)
  return Math.round((10_000 * count) / scored) / 10_000
}
