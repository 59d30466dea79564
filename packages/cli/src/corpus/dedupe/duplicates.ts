import type { RowOutcome } from '../rows/score-batch.ts'
import { createSeenKeys } from './seen-keys.ts'

/** Says whether a row repeats an earlier text; it is asked once for each row, in their order. */
export type IsDuplicate = (row: Pick<RowOutcome, 'keys'>) => boolean

/** Finds repeats by the keys of the rows that came before. */
export function createFinder(): IsDuplicate {
  const seen = createSeenKeys()
  return ({ keys }) => keys !== null && seen.isDuplicate(keys)
}
