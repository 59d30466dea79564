import type { ContentTrustError } from './error.ts'
import { type PreparedCall, type Tried, tryOnce } from './try-once.ts'
import { type Clock, pauseOf, wait } from './wait.ts'

/** How often and how long to repeat. */
export interface RetryRules {
  /** Repetitions after the first try. */
  readonly retries: number
  /** Longest pause in milliseconds; an answer that asks for a longer one ends the call. */
  readonly longestPause: number
}

const codes: ReadonlySet<ContentTrustError['code']> = new Set([
  'no_answer',
  'timed_out',
  'idempotency_in_progress',
  'rate_limited',
  'provider_unavailable',
  'extractor_unavailable',
  'records_unavailable',
  'overloaded',
])
/** What a proxy answers while the service restarts. */
const statuses: ReadonlySet<number | undefined> = new Set([429, 502, 503, 504])

/** Whether the same call may have an answer later. */
function isPassing({ code, status }: ContentTrustError): boolean {
  return codes.has(code) || statuses.has(status)
}

/**
 * Sends a call until it has an answer, a failure that lasts, or no repetitions left. Each try carries
 * the same idempotency key, so no more than one of them is charged.
 */
export async function callWithRetries(
  call: PreparedCall,
  { retries, longestPause }: RetryRules,
  send: typeof fetch,
  clock: Clock,
): Promise<unknown> {
  for (let attempt = 0; ; attempt++) {
    const tried: Tried = await tryOnce(call, send, clock)
    if ('answer' in tried) return tried.answer
    const { error } = tried
    const pause = pauseOf(attempt, error.retryAfter, clock)
    if (attempt >= retries || !isPassing(error) || pause > longestPause) throw error
    await wait(pause, call.signal)
  }
}
