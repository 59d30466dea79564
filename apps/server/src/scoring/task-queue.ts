import { type Caller, nobody } from './caller.ts'
import { FairQueue, type Turn } from './fair-queue.ts'
import type { Lane } from './lane.ts'
import { OtherAccounts } from './other-accounts.ts'
import { type QueueRefusal, ScoringError, type StyleTask, type TextTask } from './scoring.ts'

export type ScoringTask = TextTask | StyleTask

export interface TaskQueueOptions<Result> {
  readonly threads: number
  readonly deadlineMs: number
  readonly maxWaiting: number
  /** Scores tasks in one thread, in order; the outcome of a failed one is null. */
  readonly score: (
    tasks: readonly ScoringTask[],
    deadline: AbortSignal,
  ) => Promise<readonly (Result | null)[]>
}

interface Waiting<Result> {
  readonly task: ScoringTask
  /** When its deadline passes. */
  readonly end: number
  /** Set once a thread that it shared with other tasks died. */
  readonly isApart: boolean
  done(outcome: Result): void
  fail(error: ScoringError): void
}

/** Most characters of texts that share a message: a few milliseconds of work, for which others wait. */
const charactersTogether = 8_000

/**
 * Dispatches tasks to idle threads, the accounts in turn. Short texts of an account share a message,
 * because a message to a thread costs a good part of what scoring them costs. An account has all threads
 * as long as it is alone; beside others it leaves them one.
 */
export class TaskQueue<Result> {
  readonly #options: TaskQueueOptions<Result>
  readonly #waiting: FairQueue<Waiting<Result>>
  readonly #others = new OtherAccounts()
  #busy = 0
  #isHandingOut = false

  constructor(options: TaskQueueOptions<Result>) {
    const { threads, maxWaiting } = options
    this.#options = options
    this.#waiting = new FairQueue({
      maxWaiting,
      mostRunning: (account) =>
        this.#others.areBeside(account) ? Math.max(1, threads - 1) : threads,
    })
  }

  get size(): number {
    return this.#waiting.size
  }

  /** Why another call of an account would not be queued; null where it would. */
  refusal(account: string): QueueRefusal | null {
    return this.#waiting.refusal(account)
  }

  run(task: ScoringTask, caller: Caller = nobody): Promise<Result> {
    return new Promise((done, fail) => {
      const end = performance.now() + this.#options.deadlineMs
      this.#others.saw(caller.account)
      this.#waiting.add(caller, { task, end, isApart: false, done, fail })
      this.#handOutSoon()
    })
  }

  /** Dispatches after this turn of the event loop, so that its tasks can share a message. */
  #handOutSoon(): void {
    if (this.#isHandingOut) return
    this.#isHandingOut = true
    setImmediate(() => {
      this.#isHandingOut = false
      while (this.#busy < this.#options.threads) {
        const turn = this.#waiting.next((lane) => this.#take(lane))
        if (turn === null) return
        void this.#work(turn)
      }
    })
  }

  /** The next tasks of an account: its share for one thread, as long as the texts are short. */
  #take(lane: Lane<Waiting<Result>>): readonly Waiting<Result>[] {
    const most = Math.ceil(lane.size / (this.#options.threads - this.#busy))
    const taken: Waiting<Result>[] = []
    let characters = 0
    while (taken.length < most) {
      const { first } = lane
      if (first === undefined) break
      characters += first.task.source.length
      if (taken.length > 0 && (first.isApart || characters > charactersTogether)) break
      lane.shift()
      taken.push(first)
      if (first.isApart) break
    }
    return taken
  }

  async #work({ account, items, end }: Turn<Waiting<Result>>): Promise<void> {
    this.#busy++
    const left = Math.min(...items.map((item) => item.end)) - performance.now()
    const deadline = AbortSignal.timeout(Math.max(0, Math.ceil(left)))
    try {
      const outcomes = await this.#options.score(
        items.map(({ task }) => task),
        deadline,
      )
      for (const [index, { done, fail }] of items.entries()) {
        const outcome = outcomes[index] ?? null
        if (outcome === null) fail(new ScoringError('failed'))
        else done(outcome)
      }
    } catch {
      this.#waiting.addAgain(account, leftOver(items, deadline.aborted))
    }
    this.#busy--
    end()
    this.#handOutSoon()
  }
}

/** The thread died. One of its tasks is the cause, so each is retried alone. */
function leftOver<Result>(
  items: readonly Waiting<Result>[],
  isLate: boolean,
): readonly Waiting<Result>[] {
  const now = performance.now()
  const again: Waiting<Result>[] = []
  for (const item of items) {
    if (isLate && item.end <= now + 1) item.fail(new ScoringError('timeout'))
    else if (items.length === 1) item.fail(new ScoringError(isLate ? 'timeout' : 'failed'))
    else again.push({ ...item, isApart: true })
  }
  return again
}
