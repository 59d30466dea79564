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

/** A run that nobody waits for may go on this long; starting a thread anew takes about as much. */
const PATIENCE_MS = 500

/** Starts the thread; it is started anew when a run fails or is given up. */
export function createEngineThread(): EngineThread {
  const queue: Job[] = []
  let running: Job | null = null
  let started: Started | null = null

  function current(): Started {
    started ??= start()
    return started
  }

  function start(): Started {
    const isSource = import.meta.url.endsWith('.ts')
    const entry = isSource
      ? new URL('./engine-worker.ts', import.meta.url)
      : new URL('./engine-worker.js', import.meta.url)
    const worker = new Worker(entry, {
      ...(isSource ? { execArgv: ['--conditions=source'] } : {}),
      // Standard output belongs to the protocol.
      stdout: true,
    })
    const rules = new Promise<readonly RuleDescription[]>((resolve, reject) => {
      worker.on('message', (message: Message) => {
        if ('rules' in message) resolve(message.rules)
        else if (started?.worker === worker) finish(message.outcome)
      })
      worker.once('error', (error) => {
        reject(error)
        fail(worker, error)
      })
    })
    // Whoever asks gets the error; nobody may have asked yet.
    rules.catch(() => {})
    return { worker, rules }
  }

  function next(): void {
    if (running !== null) return
    const job = queue.shift()
    if (job === undefined) return
    if (job.signal.aborted) {
      job.settle(null)
      next()
      return
    }
    running = job
    current().worker.postMessage({ id: 0, task: job.task })
    const wait = () => void setTimeout(giveUp, PATIENCE_MS, job).unref()
    job.signal.addEventListener('abort', wait, { once: true })
  }

  function finish(outcome: Outcome | null): void {
    const job = running
    running = null
    job?.settle(job.signal.aborted ? null : outcome)
    next()
  }

  function giveUp(job: Job): void {
    if (running !== job) return
    void started?.worker.terminate()
    started = null
    finish(null)
  }

  function fail(worker: Worker, error: unknown): void {
    if (started?.worker !== worker) return
    started = null
    if (running === null) return
    const problem = `the engine stopped: ${error instanceof Error ? error.message : String(error)}`
    finish({ status: 'failed', shown: running.task.shown, problem })
  }

  return {
    rules: () => current().rules,
    score: (task, signal) =>
      new Promise((settle) => {
        queue.push({ task, signal, settle })
        next()
      }),
    stop: async () => {
      await started?.worker.terminate()
    },
  }
}
