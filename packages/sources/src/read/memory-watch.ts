import type { Worker } from 'node:worker_threads'

const intervalMs = 50

/** Bytes that a thread uses, with the buffers outside of its heap; zero for one that has ended. */
async function bytesOf(thread: Worker): Promise<number> {
  const statistics = await thread.getHeapStatistics().catch(() => null)
  return statistics === null ? 0 : statistics.used_heap_size + statistics.external_memory
}

/**
 * Stops threads that use more than so many bytes. `resourceLimits` counts no buffers, of which a small file can
 * make gigabytes when it is decompressed.
 */
export class MemoryWatch {
  readonly #threads: () => readonly Worker[]
  readonly #mostBytes: number
  #readings = 0
  #timer: NodeJS.Timeout | undefined

  constructor(threads: () => readonly Worker[], mostBytes: number) {
    this.#threads = threads
    this.#mostBytes = mostBytes
  }

  /** Watches until the task has ended. */
  async during<T>(task: () => Promise<T>): Promise<T> {
    this.#readings += 1
    this.#timer ??= setInterval(() => void this.#look(), intervalMs)
    try {
      return await task()
    } finally {
      this.#readings -= 1
      if (this.#readings === 0) {
        clearInterval(this.#timer)
        this.#timer = undefined
      }
    }
  }

  async #look(): Promise<void> {
    await Promise.all(
      this.#threads().map(async (thread) => {
        if ((await bytesOf(thread)) > this.#mostBytes) await thread.terminate()
      }),
    )
  }
}
