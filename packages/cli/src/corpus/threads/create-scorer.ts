import type { Host } from '../../host.ts'
import type { RowOptions } from '../rows/row-options.ts'
import { createBatchScorer } from '../rows/score-batch.ts'
import type { Scorer } from './scorer.ts'

/** Makes a scorer: one job scores in this thread, which starts faster; more jobs score in worker threads. */
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
