import type { Host } from '../../host.ts'
import type { Batch } from '../inputs/batch.ts'
import type { RowOptions } from '../rows/row-options.ts'
import { createBatchScorer, type ScoredBatch } from '../rows/score-batch.ts'

/** Scores batches, in this thread or in others. */
export interface Scorer {
  /** Batches that may wait for it at once. */
  readonly capacity: number
  readonly score: (batch: Batch, keysOnly: boolean) => Promise<ScoredBatch>
  readonly stop: () => Promise<void>
}

/** Makes a scorer: with one job in this thread, which starts at once; else in threads. */
export async function createScorer(
  host: Pick<Host, 'loadEngine'>,
  options: RowOptions,
  jobs: number,
): Promise<Scorer> {
  if (jobs > 1) {
    const { createThreads } = await import('./threads.ts')
    return createThreads(options, jobs)
  }
  const score = createBatchScorer(await host.loadEngine(), options)
  return { capacity: 1, score, stop: async () => {} }
}
