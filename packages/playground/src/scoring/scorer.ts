import type { VerifiedFix } from './find-fix.ts'
import type { FixInput, ScoreAnswer, Scored, ScoreInput, ScoreTask } from './messages.ts'

/** The part of a `Worker` that a scorer uses. */
export interface ScoreThread {
  postMessage(task: ScoreTask): void
  addEventListener(type: 'message', listen: (event: { readonly data: ScoreAnswer }) => void): void
  addEventListener(type: 'error' | 'messageerror', listen: () => void): void
}

/** Scores drafts without the service. */
export interface Scorer {
  /** Starts to load the engine, once. */
  warm(): void
  /**
   * The score of a draft; `superseded` where a later call took its place before its turn came, and `failed` where
   * the engine cannot run in this browser.
   */
  score(input: ScoreInput): Promise<Scored | 'superseded' | 'failed'>
  /** The edit that takes a suggestion, with its verdict; null where there is none, or where the engine failed. */
  findFix(input: FixInput): Promise<VerifiedFix | null>
}

type Settle = (scored: Scored | 'superseded' | 'failed') => void
interface Waiting {
  readonly task: ScoreTask
  readonly settle: Settle
}

/**
 * A scorer over a thread that is started for the first draft. One draft is scored at a time, and of those that wait
 * only the latest: while someone types, the ones between are of no use.
 */
export function createScorer(start: () => ScoreThread): Scorer {
  let thread: ScoreThread | undefined
  let hasFailed = false
  let running: Waiting | null = null
  let waiting: Waiting | null = null
  let count = 0
  const asked = new Map<number, (fix: VerifiedFix | null) => void>()

  const fail = (): void => {
    hasFailed = true
    running?.settle('failed')
    waiting?.settle('failed')
    running = null
    waiting = null
    for (const settle of asked.values()) settle(null)
    asked.clear()
  }
  const receive = (answer: ScoreAnswer): void => {
    const settleFix = asked.get(answer.id)
    if (settleFix !== undefined) {
      asked.delete(answer.id)
      settleFix(answer.ok && answer.kind === 'fix' ? answer.fix : null)
    }
    if (answer.id !== running?.task.id) return
    running.settle(answer.ok && answer.kind === 'score' ? scoredOf(answer) : 'failed')
    running = null
    send()
  }
  const warm = (): void => {
    if (thread !== undefined || hasFailed) return
    try {
      thread = start()
      thread.addEventListener('message', ({ data }) => receive(data))
      thread.addEventListener('error', fail)
      thread.addEventListener('messageerror', fail)
    } catch {
      fail()
    }
  }
  const send = (): void => {
    if (running !== null || waiting === null || thread === undefined) return
    running = waiting
    waiting = null
    thread.postMessage(running.task)
  }
  return {
    warm,
    score: (input) =>
      new Promise((settle) => {
        warm()
        if (hasFailed) return settle('failed')
        waiting?.settle('superseded')
        count += 1
        waiting = { task: { id: count, kind: 'score', ...input }, settle }
        send()
      }),
    findFix: (input) =>
      new Promise((settle) => {
        warm()
        if (hasFailed || thread === undefined) return settle(null)
        count += 1
        asked.set(count, settle)
        thread.postMessage({ id: count, kind: 'fix', ...input })
      }),
  }
}

function scoredOf({ result, sentences, fixes }: Scored): Scored {
  return { result, sentences, fixes }
}
