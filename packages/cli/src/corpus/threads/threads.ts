import { Worker } from 'node:worker_threads'
import type { Batch } from '../inputs/batch.ts'
import type { RowOptions } from '../rows/row-options.ts'
import type { ScoredBatch } from '../rows/score-batch.ts'
import { StorageProblem } from '../storage/storage.ts'
import type { Scorer } from './scorer.ts'

/** Batches that each thread may be ahead of what is written, so that memory stays bounded. */
const AHEAD = 3

/** What a thread is asked. */
export interface Question {
  readonly id: number
  readonly batch: Pick<Batch, 'source' | 'content'>
  readonly keysOnly: boolean
}

/** What a thread answers. */
export type Answer =
  | { readonly id: number; readonly scored: ScoredBatch }
  /** The storage did not answer; an error loses its class on the way. */
  | { readonly id: number; readonly problem: string }

/** Spreads batches over threads, which start when there is work for them. */
export function createThreads(options: RowOptions, jobs: number): Scorer {
  const threads: Thread[] = []
  const idlest = () => {
    const least = threads.reduce<Thread | null>(
      (best, each) => (best === null || each.load < best.load ? each : best),
      null,
    )
    if (least !== null && (least.load === 0 || threads.length === jobs)) return least
    const thread = new Thread(options)
    threads.push(thread)
    return thread
  }
  return {
    capacity: jobs * AHEAD,
    score: (batch, keysOnly) => idlest().score(batch, keysOnly),
    stop: async () => {
      await Promise.all(threads.map((thread) => thread.stop()))
    },
  }
}

interface Pending {
  readonly resolve: (scored: ScoredBatch) => void
  readonly reject: (error: unknown) => void
}

/** A thread that scores batches one after the other. */
class Thread {
  readonly #worker: Worker
  readonly #pending = new Map<number, Pending>()
  #next = 0

  constructor(options: RowOptions) {
    const isSource = import.meta.url.endsWith('.ts')
    // In the published package all chunks are in one folder.
    const entry = isSource
      ? new URL('./corpus-worker.ts', import.meta.url)
      : new URL('./corpus-worker.js', import.meta.url)
    this.#worker = new Worker(entry, {
      workerData: options,
      // Scoring makes short-lived garbage; a small nursery halves the memory of a thread.
      resourceLimits: { maxYoungGenerationSizeMb: 8 },
      ...(isSource ? { execArgv: ['--conditions=source'] } : {}),
    })
    this.#worker.on('message', (answer: Answer) => {
      const pending = this.#pending.get(answer.id)
      if ('scored' in answer) pending?.resolve(answer.scored)
      else pending?.reject(new StorageProblem(answer.problem))
      this.#pending.delete(answer.id)
    })
    this.#worker.on('error', (error: unknown) => this.#failAll(error))
    this.#worker.on('exit', () => this.#failAll(new Error('a scoring thread stopped')))
  }

  get load(): number {
    return this.#pending.size
  }

  score({ source, content }: Batch, keysOnly: boolean): Promise<ScoredBatch> {
    const id = this.#next++
    return new Promise((resolve, reject) => {
      this.#pending.set(id, { resolve, reject })
      const question: Question = { id, batch: { source, content }, keysOnly }
      this.#worker.postMessage(question, content.kind === 'lines' ? [moved(content.bytes)] : [])
    })
  }

  async stop(): Promise<void> {
    await this.#worker.terminate()
  }

  #failAll(error: unknown): void {
    for (const { reject } of this.#pending.values()) reject(error)
    this.#pending.clear()
  }
}

/** The memory of a batch moves to the thread; nothing reads it here any more. */
function moved({ buffer }: Uint8Array): ArrayBuffer {
  if (buffer instanceof ArrayBuffer) return buffer
  throw new TypeError('Expected a batch with memory of its own.')
}
