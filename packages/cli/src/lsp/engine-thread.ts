import { Worker } from 'node:worker_threads'
import type { RuleDescription } from '@content-trust/engine'
import type { Outcome } from '../tasks/outcome.ts'
import type { TextTask } from '../tasks/text-task.ts'

/** The engine in a thread of its own, so that the editor is answered while a long draft is scored. */
export interface EngineThread {
  /** Every rule of the engine; fails when the engine cannot be loaded. */
  rules(): Promise<readonly RuleDescription[]>
  /** Scores a draft after those before it; null when the signal came first. */
  score(task: TextTask, signal: AbortSignal): Promise<Outcome | null>
  stop(): Promise<void>
}

interface Job {
  readonly task: TextTask
  readonly signal: AbortSignal
  readonly settle: (outcome: Outcome | null) => void
}

interface Started {
  readonly worker: Worker
  readonly rules: Promise<readonly RuleDescription[]>
}

type Message =
  | { readonly rules: readonly RuleDescription[] }
  | { readonly id: number; readonly outcome: Outcome }

/** A cancelled run may continue this long; restarting the thread takes about as long. */
const PATIENCE_MS = 500

/** The engine in a thread, which is restarted when a run fails or is cancelled. */
class RestartingThread implements EngineThread {
  readonly #queue: Job[] = []
  #running: Job | null = null
  #started: Started | null = null

  rules(): Promise<readonly RuleDescription[]> {
    return this.#current().rules
  }

  score(task: TextTask, signal: AbortSignal): Promise<Outcome | null> {
    return new Promise((settle) => {
      this.#queue.push({ task, signal, settle })
      this.#next()
    })
  }

  async stop(): Promise<void> {
    await this.#started?.worker.terminate()
  }

  #current(): Started {
    this.#started ??= this.#start()
    return this.#started
  }

  #start(): Started {
    const worker = startWorker()
    const rules = new Promise<readonly RuleDescription[]>((resolve, reject) => {
      worker.on('message', (message: Message) => {
        if ('rules' in message) resolve(message.rules)
        else if (this.#started?.worker === worker) this.#finish(message.outcome)
      })
      worker.once('error', (error) => {
        reject(error)
        this.#fail(worker, error)
      })
    })
    // Callers of `rules` get the error; there may be none yet.
    rules.catch(() => {})
    return { worker, rules }
  }

  #next(): void {
    if (this.#running !== null) return
    const job = this.#queue.shift()
    if (job === undefined) return
    if (job.signal.aborted) {
      job.settle(null)
      this.#next()
      return
    }
    this.#running = job
    this.#current().worker.postMessage({ id: 0, task: job.task })
    const wait = () => void setTimeout(() => this.#cancel(job), PATIENCE_MS).unref()
    job.signal.addEventListener('abort', wait, { once: true })
  }

  #finish(outcome: Outcome | null): void {
    const job = this.#running
    this.#running = null
    job?.settle(job.signal.aborted ? null : outcome)
    this.#next()
  }

  #cancel(job: Job): void {
    if (this.#running !== job) return
    void this.#started?.worker.terminate()
    this.#started = null
    this.#finish(null)
  }

  #fail(worker: Worker, error: unknown): void {
    if (this.#started?.worker !== worker) return
    this.#started = null
    if (this.#running === null) return
    const problem = `the engine stopped: ${error instanceof Error ? error.message : String(error)}`
    this.#finish({ status: 'failed', shown: this.#running.task.shown, problem })
  }
}

/** An engine in a thread that starts with the first request. */
export function createEngineThread(): EngineThread {
  return new RestartingThread()
}

function startWorker(): Worker {
  const isSource = import.meta.url.endsWith('.ts')
  const entry = isSource
    ? new URL('./engine-worker.ts', import.meta.url)
    : new URL('./engine-worker.js', import.meta.url)
  return new Worker(entry, {
    ...(isSource ? { execArgv: ['--conditions=source'] } : {}),
    // Standard output belongs to the protocol.
    stdout: true,
  })
}
