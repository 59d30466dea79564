import { fileURLToPath } from 'node:url'
import {
  audioResultSchema,
  imageResultSchema,
  videoResultSchema,
} from '@content-trust/engine/schema'
import { Piscina } from 'piscina'
import { MediaError } from '../media/media-error.ts'
import type { MediaOrder, MediaOutcome } from './media-worker.ts'
import { type MediaScorers, ScoringError } from './scoring.ts'

export interface MediaPoolOptions {
  /** Threads that decode and score; an image of 40 megapixels takes about 300 MB. */
  readonly threads: number
  /** Milliseconds after which a task is aborted and its thread terminated. */
  readonly deadlineMs: number
  /** Tasks that may wait for a thread. */
  readonly maxWaiting: number
}

export interface MediaPool {
  readonly scorers: MediaScorers
  /** Tasks that wait for a thread. */
  waiting(): number
  close(): Promise<void>
}

const IDLE_MS = 60_000
const MOST_HEAP_MB = 1_024

/** Separate threads for media, so that texts never wait for a large image. */
export function createMediaPool(options: MediaPoolOptions): MediaPool {
  const isSource = import.meta.url.endsWith('.ts')
  const worker = isSource ? './media-worker.ts' : './media-worker.js'
  const pool = new Piscina<MediaOrder, MediaOutcome>({
    filename: fileURLToPath(new URL(worker, import.meta.url)),
    ...(isSource ? { execArgv: ['--conditions=source'] } : {}),
    // The decoder and the models are loaded with the first image: many services never get one.
    minThreads: 0,
    maxThreads: options.threads,
    maxQueue: options.maxWaiting,
    idleTimeout: IDLE_MS,
    // A hostile file may crash its thread, never the service.
    resourceLimits: { maxOldGenerationSizeMb: MOST_HEAP_MB },
  })

  async function run(order: MediaOrder): Promise<unknown> {
    // Checked here, because the library's own limit includes running tasks.
    if (pool.queueSize >= options.maxWaiting) throw new ScoringError('overloaded')
    const deadline = AbortSignal.timeout(options.deadlineMs)
    const outcome = await pool.run(order, { signal: deadline }).catch(() => {
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

  return {
    scorers: {
      image: async (task) => imageResultSchema.parse(await run({ kind: 'image', task })),
      audio: async (task) => audioResultSchema.parse(await run({ kind: 'audio', task })),
      video: async (task) => videoResultSchema.parse(await run({ kind: 'video', task })),
    },
    waiting: () => pool.queueSize,
    close: () => pool.destroy(),
  }
}
