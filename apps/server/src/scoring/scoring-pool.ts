import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { styleResultSchema, textResultSchema } from '@content-trust/engine/schema'
import { Piscina } from 'piscina'
import type { z } from 'zod'
import {
  type Scoring,
  ScoringError,
  type StyleTask,
  type TextTask,
  type WarmTask,
} from './scoring.ts'

export interface ScoringPoolOptions {
  /** Threads that score; as many as the machine has processors when absent. */
  readonly threads?: number
  /** A task that takes longer is ended, and its thread with it. */
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

/** Starts the threads that score. */
export function createScoringPool(options: ScoringPoolOptions): ScoringPool {
  const isSource = import.meta.url.endsWith('.ts')
  const worker = isSource ? './score-worker.ts' : './score-worker.js'
  const threads = options.threads ?? availableParallelism()
  const pool = new Piscina({
    filename: fileURLToPath(new URL(worker, import.meta.url)),
    ...(isSource ? { execArgv: ['--conditions=source'] } : {}),
    // A thread takes 400 ms to load the models, so none is let go.
    minThreads: threads,
    maxThreads: threads,
    // One place a thread is kept for its warm-up.
    maxQueue: options.maxWaiting + threads,
  })

  const run = async <Result>(task: TextTask | StyleTask, schema: z.ZodType<Result>) => {
    if (pool.queueSize >= options.maxWaiting) throw new ScoringError('overloaded')
    const deadline = AbortSignal.timeout(options.deadlineMs)
    const outcome: unknown = await pool.run(task, { signal: deadline }).catch(() => {
      // What a thread throws may quote the text, so nothing of it is kept.
      throw new ScoringError(deadline.aborted ? 'timeout' : 'failed')
    })
    return schema.parse(outcome)
  }

  return {
    threads,
    warm: async () => {
      const arrivals = new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT)
      const task: WarmTask = { kind: 'warm', threads, arrivals }
      await Promise.all(Array.from({ length: threads }, () => pool.run(task)))
    },
    waiting: () => pool.queueSize,
    scoreText: (task) => run(task, textResultSchema),
    scoreStyle: (task) => run(task, styleResultSchema),
    close: () => pool.destroy(),
  }
}
