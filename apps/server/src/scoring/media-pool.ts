import { fileURLToPath } from 'node:url'
import {
  audioResultSchema,
  imageResultSchema,
  videoResultSchema,
} from '@content-trust/engine/schema'
import { MediaError } from '../media/media-error.ts'
import { type Caller, nobody } from './caller.ts'
import { MediaTurns } from './media-turns.ts'
import type { MediaOrder, MediaOutcome, WatchedOrder } from './media-worker.ts'
import { openPool } from './open-pool.ts'
import { runWatched } from './reading-watch.ts'
import { type MediaScorers, ScoringError } from './scoring.ts'

export interface MediaPoolOptions {
  /** Threads that decode and score; an image of 40 megapixels takes about 300 MB. */
  readonly threads: number
  /** Milliseconds after which a task is aborted and its thread terminated. */
  readonly deadlineMs: number
  /** Tasks that may wait for a thread. */
  readonly maxWaiting: number
  /** Milliseconds for reading what a file contains and declares; three seconds when absent. */
  readonly readingMs?: number
  /** The program of the threads; tests pass one that misbehaves. */
  readonly entry?: URL
}

export interface MediaPool {
  readonly scorers: MediaScorers
  /** Tasks that wait for a thread. */
  waiting(): number
  close(): Promise<void>
}

const IDLE_MS = 60_000
const MOST_HEAP_MB = 1_024
/** A claim on an idempotency key lasts 60 seconds: fetching and scoring take 20 each. */
const PATIENCE_MS = 15_000

/** Separate threads for media, so that texts never wait for a large image. */
export function createMediaPool(options: MediaPoolOptions): MediaPool {
  const start = (order: WatchedOrder, signal: AbortSignal) => pool.run(order, { signal })
  const isSource = import.meta.url.endsWith('.ts')
  const worker = isSource ? './media-worker.ts' : './media-worker.js'
  const pool = openPool<WatchedOrder, MediaOutcome>({
    filename: fileURLToPath(options.entry ?? new URL(worker, import.meta.url)),
    ...(isSource ? { execArgv: ['--conditions=source'] } : {}),
    // The decoder and the models are loaded with the first image: many services never get one.
    minThreads: 0,
    maxThreads: options.threads,
    // Tasks wait for their turn and not in the library's queue.
    maxQueue: options.threads,
    idleTimeout: IDLE_MS,
    // A hostile file may crash its thread, never the service.
    resourceLimits: { maxOldGenerationSizeMb: MOST_HEAP_MB },
  })

  const turns = new MediaTurns({
    ...options,
    patienceMs: PATIENCE_MS,
    now: () => performance.now(),
  })

  async function run(order: MediaOrder): Promise<unknown> {
    const deadline = AbortSignal.timeout(options.deadlineMs)
    const mostMs = options.readingMs
    const outcome = await runWatched(start, order, { deadline, mostMs }).catch(() => {
      throw new ScoringError(deadline.aborted ? 'timeout' : 'failed')
    })
    switch (outcome.status) {
      case 'scored':
        return outcome.result
      case 'unreadable':
        throw new MediaError(outcome.code, outcome.message)
      case 'failed':
        throw new ScoringError('failed')
      default:
        return outcome satisfies never
    }
  }

  const inTurn = (order: MediaOrder, caller: Caller = nobody) => turns.run(caller, () => run(order))

  return {
    scorers: {
      image: async (task, caller) =>
        imageResultSchema.parse(await inTurn({ kind: 'image', task }, caller)),
      audio: async (task, caller) =>
        audioResultSchema.parse(await inTurn({ kind: 'audio', task }, caller)),
      video: async (task, caller) =>
        videoResultSchema.parse(await inTurn({ kind: 'video', task }, caller)),
      admit: (caller = nobody) => turns.admit(caller),
    },
    waiting: () => turns.size,
    close: () => pool.destroy(),
  }
}
