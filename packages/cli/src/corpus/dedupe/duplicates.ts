import type { RowOutcome } from '../rows/score-batch.ts'
import { createSeenKeys } from './seen-keys.ts'

/** Whether a row has the text of an earlier row; called once per row, in order. */
export type IsDuplicate = (row: Pick<RowOutcome, 'keys'>) => boolean

/** Finds duplicates by the keys of earlier rows. */
export function createFinder(): IsDuplicate {
  const seen = createSeenKeys()
  return ({ keys }) => keys !== null && seen.isDuplicate(keys)
}
