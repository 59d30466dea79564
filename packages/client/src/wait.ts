const FIRST_MS = 500
const LONGEST_MS = 8_000

/** What a pause depends on, so that a test needs no time. */
export interface Clock {
  now(): number
  random(): number
}

/**
 * Seconds that `Retry-After` asks for, as a number or a date; undefined if it is absent or not valid.
 */
export function readRetryAfter(header: string | null, { now }: Clock): number | undefined {
  if (header === null || header.trim() === '') return undefined
  const seconds = Number(header)
  if (Number.isFinite(seconds)) return Math.max(0, seconds)
  const date = Date.parse(header)
  return Number.isNaN(date) ? undefined : Math.max(0, (date - now()) / 1000)
}

/**
 * Milliseconds before a try is repeated: what the service asks for, or else half a second that doubles
 * with each try up to eight, of which half is chance, so that clients do not come back together.
 */
export function pauseOf(attempt: number, retryAfter: number | undefined, clock: Clock): number {
  if (retryAfter !== undefined) return retryAfter * 1000
  const longest = Math.min(LONGEST_MS, FIRST_MS * 2 ** attempt)
  return longest / 2 + (clock.random() * longest) / 2
}

/** Waits; rejects with the reason of the signal as soon as it is aborted. */
export function wait(milliseconds: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(signal.reason)
    const onAbort = () => {
      clearTimeout(timer)
      reject(signal?.reason)
    }
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', onAbort)
      resolve()
    }, milliseconds)
    signal?.addEventListener('abort', onAbort, { once: true })
  })
}
