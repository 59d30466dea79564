import { Worker } from 'node:worker_threads'
import type { FuzzAnswer, FuzzOrder } from './container-thread.ts'

/** A file that says nothing for this long has hung, however busy the machine is. */
const HUNG_MS = 60_000

/** Reads changed copies of files in a thread of its own, which is replaced when it hangs or ends. */
export class FileFuzzer {
  #thread: Worker | null = null

  /** What went wrong with the copies of a file, each with its number; empty for nothing. */
  async fuzz(order: FuzzOrder): Promise<string[]> {
    const problems: string[] = []
    let from: number | null = order.from
    while (from !== null && from < order.to) {
      const ended = await this.#run({ ...order, from }, problems)
      from = ended
    }
    return problems
  }

  async close(): Promise<void> {
    await this.#thread?.terminate()
  }

  /** Reads copies until all are read, which is null, or one of them ends the thread: then the next one's number. */
  #run(order: FuzzOrder, problems: string[]): Promise<number | null> {
    this.#thread ??= new Worker(new URL('./container-thread.ts', import.meta.url), {
      execArgv: ['--conditions=source'],
      resourceLimits: { maxOldGenerationSizeMb: 512 },
    })
    const thread = this.#thread
    return new Promise((resolve) => {
      let seed = order.from
      const end = (next: number | null) => {
        clearTimeout(timer)
        thread.off('message', hear).off('error', fail)
        resolve(next)
      }
      const fail = (what: unknown) => {
        this.#thread = null
        void thread.terminate()
        problems.push(`${seed}: ${what}`)
        end(seed + 1)
      }
      const timer = setTimeout(() => fail('hung'), HUNG_MS)
      const hear = (answer: FuzzAnswer) => {
        timer.refresh()
        if (answer.kind === 'done') return end(null)
        seed = answer.seed
        if (answer.kind === 'problem') problems.push(`${seed}: ${answer.problem}`)
      }
      thread.on('message', hear).on('error', fail)
      thread.postMessage(order)
    })
  }
}
