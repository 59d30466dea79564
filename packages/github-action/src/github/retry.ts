import type { Host } from '../host.ts'
import { type HttpError, isRateLimit, readHttpError } from './http-error.ts'

/** Requests sent for one call, the first one counted in. */
const MOST_ATTEMPTS = 4
/** A limit that lasts longer is reported, not waited for. */
const LONGEST_WAIT_S = 60
const FIRST_BACKOFF_MS = 500

/** Sends a request again where that is safe and the answer says it may help; the waits are bounded. */
export async function withRetries<T>(
  method: string,
  send: () => Promise<T>,
  { sleep, now }: Pick<Host, 'sleep' | 'now'>,
): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await send()
    } catch (error) {
      const found = readHttpError(error)
      const wait =
        found === null || attempt === MOST_ATTEMPTS ? null : waitFor(found, method, attempt, now())
      if (wait === null) throw error
      await sleep(wait)
    }
  }
}

/** Milliseconds until the request may be sent again; null: sending it again is of no use or not safe. */
export function waitFor(
  error: HttpError,
  method: string,
  attempt: number,
  now: number,
): number | null {
  const backoff = FIRST_BACKOFF_MS * 2 ** (attempt - 1)
  if (isRateLimit(error)) {
    const seconds = askedSeconds(error, now)
    // The documentation asks for a minute where the answer names no time.
    const wait = seconds ?? LONGEST_WAIT_S
    return wait > LONGEST_WAIT_S ? null : wait * 1000
  }
  if (error.status === 409) return backoff
  // What a failed server did with a request that changes something is unknown.
  return error.status >= 500 && method === 'GET' ? backoff : null
}

function askedSeconds({ headers }: HttpError, now: number): number | null {
  const after = Number(headers['retry-after'] ?? Number.NaN)
  if (Number.isFinite(after) && after >= 0) return after
  if (headers['x-ratelimit-remaining'] !== '0') return null
  const reset = Number(headers['x-ratelimit-reset'] ?? Number.NaN)
  return Number.isFinite(reset) ? Math.max(1, Math.ceil(reset - now / 1000)) : null
}
