import type { FastifyReply } from 'fastify'
import { rateLimited } from '../errors/api-error.ts'
import type { KeyHolder } from '../ledger/account-ports.ts'
import type { Clock } from '../ledger/money.ts'

const windowMs = 60_000

/** The answer to one more call. */
interface Taken {
  readonly isAllowed: boolean
  readonly remaining: number
  /** Seconds until the oldest counted call leaves the window. */
  readonly resetSeconds: number
}

/** The times of an account's calls within the last minute, oldest first. */
interface Window {
  times: number[]
  /** Index of the oldest that still counts. */
  start: number
}

/**
 * Counts the calls of the last minute of accounts that have a limit, in the memory of this process: a
 * refused call is neither counted nor written anywhere.
 */
export class CallsPerMinute {
  readonly #windows = new Map<string, Window>()
  readonly #clock: Clock
  #swept = 0

  constructor(clock: Clock) {
    this.#clock = clock
  }

  /** Counts a call, unless there were `limit` within the last minute. */
  take(accountId: string, limit: number): Taken {
    const now = this.#clock()
    this.#sweep(now)
    const window = this.#windows.get(accountId) ?? { times: [], start: 0 }
    this.#windows.set(accountId, window)
    forget(window, now)
    const used = window.times.length - window.start
    const isAllowed = used < limit
    if (isAllowed) window.times.push(now)
    const oldest = window.times[window.start] ?? now
    return {
      isAllowed,
      remaining: Math.max(0, limit - used - (isAllowed ? 1 : 0)),
      resetSeconds: Math.max(1, Math.ceil((oldest + windowMs - now) / 1_000)),
    }
  }

  /** Forgets accounts that have not called for a minute. */
  #sweep(now: number): void {
    // A clock that was set back starts the windows anew, so that no limit lasts longer than a minute.
    if (now < this.#swept) this.#windows.clear()
    else if (now < this.#swept + windowMs) return
    this.#swept = now
    for (const [id, { times }] of this.#windows) {
      if ((times.at(-1) ?? 0) <= now - windowMs) this.#windows.delete(id)
    }
  }
}

/** Skips the times that have left the window; drops them once they are most of the list. */
function forget(window: Window, now: number): void {
  const { times } = window
  while ((times[window.start] ?? now) <= now - windowMs) window.start++
  if (window.start <= times.length / 2) return
  window.times = times.slice(window.start)
  window.start = 0
}

/**
 * Counts a call of an account that has a limit, its own or that of the installation, and tells the
 * client where it stands; throws 429 when it is used up (decision 31).
 */
export function limitPerMinute(
  reply: Pick<FastifyReply, 'headers'>,
  { accountId, callsPerMinute }: KeyHolder,
  calls: CallsPerMinute,
  common: number | undefined,
): void {
  const limit = callsPerMinute ?? common
  if (limit === undefined) return
  const { isAllowed, remaining, resetSeconds } = calls.take(accountId, limit)
  reply.headers({
    'ratelimit-policy': `"account";q=${limit};w=60`,
    ratelimit: `"account";r=${remaining};t=${resetSeconds}`,
  })
  if (isAllowed) return
  throw rateLimited(
    `This account may make ${limit} calls a minute. Wait for the seconds in Retry-After, or ask the operator for more.`,
    resetSeconds,
  )
}
