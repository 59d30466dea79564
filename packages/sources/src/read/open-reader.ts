import { fileURLToPath } from 'node:url'
import pLimit from 'p-limit'
import { Piscina } from 'piscina'
import { MemoryWatch } from './memory-watch.ts'
import type { ReadOutcome, SourceBytes } from './source-text.ts'

/** What reading a page may cost. */
export interface ReaderLimits {
  readonly threads: number
  /** Milliseconds for one page, after which its thread is stopped. */
  readonly mostMs: number
  /** Megabytes of a thread, with its buffers, after which it is stopped. */
  readonly mostMb: number
}

/** Reads pages in threads, so that a hostile one costs its limits and nothing else. */
export interface Reader {
  /** Rejects when the signal aborts, and only then. */
  read(source: SourceBytes, signal?: AbortSignal): Promise<ReadOutcome>
  close(): Promise<void>
}

const defaultLimits: ReaderLimits = { threads: 2, mostMs: 10_000, mostMb: 512 }
const idleMs = 10_000

/** Opens a pool of threads; they start with the first page. */
export function openReader(limits: Partial<ReaderLimits> = {}): Reader {
  const { threads, mostMs, mostMb } = { ...defaultLimits, ...limits }
  const isSource = import.meta.url.endsWith('.ts')
  const entry = isSource ? './reader-worker.ts' : './reader-worker.js'
  const pool = new Piscina<SourceBytes, ReadOutcome>({
    filename: fileURLToPath(new URL(entry, import.meta.url)),
    ...(isSource ? { execArgv: ['--conditions=source'] } : {}),
    minThreads: 0,
    maxThreads: threads,
    idleTimeout: idleMs,
    resourceLimits: { maxOldGenerationSizeMb: mostMb },
  })
  // A page that is cancelled while its thread is about to answer: that answer has nobody to go to any more.
  pool.on('error', () => undefined)
  const memory = new MemoryWatch(() => pool.threads, mostMb * 1_000_000)
  // Pages wait here and not in the pool, so that their time begins with their thread.
  const turns = pLimit(threads)

  return {
    async read(source, signal) {
      return await turns(async () => {
        signal?.throwIfAborted()
        const deadline = AbortSignal.timeout(mostMs)
        const until = signal === undefined ? deadline : AbortSignal.any([deadline, signal])
        try {
          return await memory.during(() => pool.run(source, { signal: until }))
        } catch {
          signal?.throwIfAborted()
          return { kind: 'unreadable', reason: 'too_costly' }
        }
      })
    },
    close: () => pool.destroy(),
  }
}
