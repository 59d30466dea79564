import { ScoringError, type StyleTask, type TextTask } from './scoring.ts'

export type ScoringTask = TextTask | StyleTask

export interface TaskQueueOptions {
  readonly threads: number
  readonly deadlineMs: number
  readonly maxWaiting: number
  /** Scores tasks in one thread, in order; the outcome of a failed one is null. */
  readonly score: (tasks: readonly ScoringTask[], deadline: AbortSignal) => Promise<unknown[]>
}

interface Waiting {
  readonly task: ScoringTask
  /** When its deadline passes. */
  readonly end: number
  /** Set once a thread that it shared with other tasks died. */
  readonly isApart: boolean
  done(outcome: unknown): void
  fail(error: ScoringError): void
}

/** Most characters of texts that share a message: a few milliseconds of work. */
const charactersTogether = 8_000

/**
 * Dispatches tasks to idle threads. Short waiting texts share a message, because a message to a thread
 * costs a good part of what scoring them costs.
 */
export class TaskQueue {
  readonly #options: TaskQueueOptions
  readonly #waiting: Waiting[] = []
  #busy = 0
  #isHandingOut = false

  constructor(options: TaskQueueOptions) {
    this.#options = options
  }

  get size(): number {
    return this.#waiting.length
  }

  run(task: ScoringTask): Promise<unknown> {
    const { deadlineMs, maxWaiting } = this.#options
    if (this.size >= maxWaiting) return Promise.reject(new ScoringError('overloaded'))
    return new Promise((done, fail) => {
      const end = performance.now() + deadlineMs
      this.#waiting.push({ task, end, isApart: false, done, fail })
      this.#handOutSoon()
    })
  }

  /** Dispatches after this turn of the event loop, so that its tasks can share a message. */
  #handOutSoon(): void {
    if (this.#isHandingOut) return
    this.#isHandingOut = true
    setImmediate(() => {
      this.#isHandingOut = false
      while (this.#busy < this.#options.threads && this.size > 0) void this.#work(this.#take())
    })
  }

  /** The next tasks of a thread: its share of the waiting tasks, as long as the texts are short. */
  #take(): readonly Waiting[] {
    const most = Math.ceil(this.size / (this.#options.threads - this.#busy))
    let count = 0
    let characters = 0
    for (const { task, isApart } of this.#waiting.slice(0, most)) {
      characters += task.source.length
      if (count > 0 && (isApart || characters > charactersTogether)) break
      count++
      if (isApart) break
    }
    return this.#waiting.splice(0, count)
  }

  async #work(members: readonly Waiting[]): Promise<void> {
    this.#busy++
    const left = Math.min(...members.map(({ end }) => end)) - performance.now()
    const deadline = AbortSignal.timeout(Math.max(0, Math.ceil(left)))
    try {
      const tasks = members.map(({ task }) => task)
      const outcomes = await this.#options.score(tasks, deadline)
      for (const [index, { done, fail }] of members.entries()) {
        const outcome = outcomes[index] ?? null
        if (outcome === null) fail(new ScoringError('failed'))
        else done(outcome)
      }
    } catch {
      this.#giveUp(members, deadline.aborted)
    }
    this.#busy--
    this.#handOutSoon()
  }

  /** The thread died. One of its tasks is the cause, so each is retried alone. */
  #giveUp(members: readonly Waiting[], isLate: boolean): void {
    const now = performance.now()
    const again: Waiting[] = []
    for (const member of members) {
      if (isLate && member.end <= now + 1) member.fail(new ScoringError('timeout'))
      else if (members.length === 1) member.fail(new ScoringError(isLate ? 'timeout' : 'failed'))
      else again.push({ ...member, isApart: true })
    }
    this.#waiting.unshift(...again)
  }
}
