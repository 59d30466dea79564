import { type DraftTask, type Outcome, type ScoreDependencies, scoreDraft } from './score-draft.ts'

/** Scores drafts and yields their outcomes in the order of the tasks. */
export async function* scoreInOrder(
  tasks: Iterable<DraftTask>,
  jobs: number,
  needs: ScoreDependencies,
  signal: AbortSignal,
): AsyncGenerator<Outcome> {
  if (jobs > 1) {
    // Loaded on demand: most runs need no threads.
    const { scoreInWorkers } = await import('./scoring-workers.ts')
    return yield* scoreInWorkers(tasks, jobs, signal)
  }
  for (const task of tasks) {
    if (signal.aborted) return
    yield await scoreDraft(task, needs)
  }
}

/** A small run is over before a worker has started; a large one is spread out. */
export function chooseJobs(asked: number | null, sizes: readonly number[], cores: number): number {
  if (asked !== null) return Math.min(asked, Math.max(1, sizes.length))
  const bytes = sizes.reduce((sum, size) => sum + size, 0)
  const worthwhile = Math.floor(bytes / BYTES_A_WORKER)
  return Math.max(1, Math.min(worthwhile, sizes.length, cores, MOST_JOBS))
}

// Measured: a worker takes about 400 ms and 100 MB to start, in which one core scores about 2 MB.
const BYTES_A_WORKER = 8 * 1024 * 1024
const MOST_JOBS = 8
