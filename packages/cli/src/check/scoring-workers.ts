import { Worker } from 'node:worker_threads'
import type { Outcome } from '../tasks/outcome.ts'
import type { TextTask } from '../tasks/text-task.ts'

/** Drafts that each worker may be ahead of what is shown, so that memory stays bounded. */
const AHEAD = 8

/** Spreads drafts over threads and yields their outcomes in the order of the tasks. */
export async function* scoreInWorkers(
  tasks: Iterable<TextTask>,
  jobs: number,
  signal: AbortSignal,
): AsyncGenerator<Outcome> {
  const workers = Array.from({ length: jobs }, () => new ScoringWorker())
  const waiting: { readonly outcome: Promise<Outcome>; readonly worker: ScoringWorker }[] = []
  const source = tasks[Symbol.iterator]()
  const fill = () => {
    while (waiting.length < jobs * AHEAD && !signal.aborted) {
      const next = source.next()
      if (next.done) return
      const worker = workers.reduce((least, other) => (other.load < least.load ? other : least))
      waiting.push({ outcome: worker.score(next.value), worker })
    }
  }
  try {
    for (fill(); ; fill()) {
      const first = waiting.shift()
      if (!first || signal.aborted) return
      yield await first.outcome
    }
  } finally {
    await Promise.all(workers.map((worker) => worker.stop()))
  }
}

/** A thread that scores drafts one after the other. */
class ScoringWorker {
  load = 0
  readonly #thread: Worker
  readonly #pending = new Map<
    number,
    { readonly task: TextTask; readonly resolve: (outcome: Outcome) => void }
  >()
  #next = 0

  constructor() {
    const isSource = import.meta.url.endsWith('.ts')
    const entry = isSource
      ? new URL('./worker.ts', import.meta.url)
      : new URL('./worker.js', import.meta.url)
    this.#thread = new Worker(entry, {
      ...(isSource ? { execArgv: ['--conditions=source'] } : {}),
      // Scoring makes short-lived garbage; a small nursery halves the memory of a thread.
      resourceLimits: { maxYoungGenerationSizeMb: 8 },
    })
    this.#thread.on('message', ({ id, outcome }: { id: number; outcome: Outcome }) => {
      this.#settle(id, outcome)
    })
    this.#thread.on('error', (error: unknown) => this.#failAll(error))
    // A waiting draft keeps the process alive; an idle thread does not.
    this.#thread.unref()
  }

  score(task: TextTask): Promise<Outcome> {
    const id = this.#next++
    this.load++
    this.#thread.ref()
    return new Promise((resolve) => {
      this.#pending.set(id, { task, resolve })
      this.#thread.postMessage({ id, task })
    })
  }

  async stop(): Promise<void> {
    await this.#thread.terminate()
  }

  #settle(id: number, outcome: Outcome): void {
    this.#pending.get(id)?.resolve(outcome)
    this.#pending.delete(id)
    this.load--
  }

  #failAll(error: unknown): void {
    const problem = `the worker stopped: ${error instanceof Error ? error.message : String(error)}`
    const stack = error instanceof Error && error.stack ? { stack: error.stack } : {}
    for (const [id, { task }] of this.#pending) {
      this.#settle(id, { status: 'failed', shown: task.shown, problem, ...stack })
    }
  }
}
