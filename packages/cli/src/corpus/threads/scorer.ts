import type { Batch } from '../inputs/batch.ts'
import type { ScoredBatch } from '../rows/score-batch.ts'

/** Scores batches, in this thread or in others. */
export interface Scorer {
  /** Batches that may wait for it at once. */
  readonly capacity: number
  readonly score: (batch: Batch, keysOnly: boolean) => Promise<ScoredBatch>
  readonly stop: () => Promise<void>
}
