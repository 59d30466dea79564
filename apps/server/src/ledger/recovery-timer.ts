import type { Milliseconds } from './money.ts'
import type { Store } from './ports.ts'

/** Recovers at an interval, one run at a time, until the returned function is called and awaited. */
export function startRecovery(
  store: Pick<Store, 'recover'>,
  every: Milliseconds,
  onError: (error: unknown) => void,
): () => Promise<void> {
  let running: Promise<void> | null = null
  const timer = setInterval(() => {
    running ??= store
      .recover()
      .then(() => {}, onError)
      .finally(() => {
        running = null
      })
  }, every)
  timer.unref()
  return async () => {
    clearInterval(timer)
    await running
  }
}
