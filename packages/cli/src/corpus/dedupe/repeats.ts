import type { RowOutcome } from '../rows/score-batch.ts'
import { createSeenKeys } from './seen-keys.ts'

/** Says whether a row repeats an earlier text; it is asked once for each row, in their order. */
export type IsRepeat = (row: Pick<RowOutcome, 'keys'>) => boolean

/** Finds repeats by the keys of the rows that came before. */
export function createFinder(): IsRepeat {
  const seen = createSeenKeys()
  return ({ keys }) => keys !== null && seen.isRepeated(keys)
}
