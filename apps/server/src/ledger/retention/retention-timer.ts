import { setTimeout as pause } from 'node:timers/promises'
import type { Milliseconds } from '../money.ts'
import type { Erased, Retention } from './retention-ports.ts'

/** Between two steps, for the calls that wait. */
const betweenMs: Milliseconds = 100

export interface RetentionTimer {
  readonly every: Milliseconds
  /** Called after a run that erased something. */
  readonly onErased: (erased: Erased) => void
  readonly onError: (error: unknown) => void
}

/**
 * Erases at an interval, a step at a time with pauses, until the returned function is called and
 * awaited.
 */
export function startRetention(
  retention: Pick<Retention, 'step'>,
  { every, onErased, onError }: RetentionTimer,
): () => Promise<void> {
  let isStopped = false
  let running: Promise<void> | null = null
  const run = async () => {
    const sum = { calls: 0, texts: 0, requests: 0, accounts: 0 }
    for (let isDone = false; !isDone && !isStopped; ) {
      const erased = await retention.step()
      isDone = erased.isDone
      for (const kind of ['calls', 'texts', 'requests', 'accounts'] as const) {
        sum[kind] += erased[kind]
      }
      if (!isDone) await pause(betweenMs, undefined, { ref: false })
    }
    if (Object.values(sum).some((count) => count > 0)) onErased(sum)
  }
  const timer = setInterval(() => {
    running ??= run()
      .catch(onError)
      .finally(() => {
        running = null
      })
  }, every)
  timer.unref()
  return async () => {
    isStopped = true
    clearInterval(timer)
    await running
  }
}
