import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { openPool } from './open-pool.ts'
import type { Tasks } from './score-worker.ts'
import type { Scored, Scoring, WarmTask } from './scoring.ts'
import { scoringOver } from './scoring-over.ts'
import { TaskQueue } from './task-queue.ts'

export interface ScoringPoolOptions {
  /** Number of scoring threads; the number of processors when absent. */
  readonly threads?: number
  /** Milliseconds after which a task is aborted and its thread terminated. */
  readonly deadlineMs: number
  /** Tasks that may wait for a thread. */
  readonly maxWaiting: number
}

export interface ScoringPool extends Scoring {
  readonly threads: number
  /** Resolves when every thread has loaded the models and scored. */
  warm(): Promise<void>
  /** Tasks that wait for a thread. */
  waiting(): number
  close(): Promise<void>
}

/** Starts the scoring threads. */
export function createScoringPool(options: ScoringPoolOptions): ScoringPool {
  const isSource = import.meta.url.endsWith('.ts')
  const worker = isSource ? './score-worker.ts' : './score-worker.js'
  const threads = options.threads ?? availableParallelism()
  const pool = openPool<Tasks | WarmTask, readonly (Scored | null)[]>({
    filename: fileURLToPath(new URL(worker, import.meta.url)),
    ...(isSource ? { execArgv: ['--conditions=source'] } : {}),
    // Scoring keeps little memory, and V8's default limit delays garbage collection: two threads under load
    // took 698 MB with it and 494 MB with this one.
    resourceLimits: { maxYoungGenerationSizeMb: 24 },
    // A thread takes 400 ms to load the models, so none is stopped when idle.
    minThreads: threads,
    maxThreads: threads,
    // Tasks wait in our own queue; the library's queue holds only the warm-up, one task for each thread.
    maxQueue: 2 * threads,
  })

  const queue = new TaskQueue<Scored>({
    threads,
    deadlineMs: options.deadlineMs,
    maxWaiting: options.maxWaiting,
    // Results are checked against the schema of the answer, once, where it is made.
    score: (tasks, signal) => pool.run({ kind: 'tasks', tasks }, { signal }),
  })

  return {
    ...scoringOver(queue),
    threads,
    warm: async () => {
      const arrivals = new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT)
      const task: WarmTask = { kind: 'warm', threads, arrivals }
      await Promise.all(Array.from({ length: threads }, () => pool.run(task)))
    },
    waiting: () => queue.size,
    close: () => pool.destroy(),
  }
}
