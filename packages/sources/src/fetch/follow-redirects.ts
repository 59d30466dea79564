import type { Dispatcher } from 'undici'
import { failureReason } from './failure-reason.ts'
import type { HostTurns } from './host-turns.ts'
import type { FetchLimits } from './limits.ts'
import type { Failure, FailureReason, Redirect } from './outcome.ts'
import { type Reply, sendRequest, type Validators } from './request.ts'
import { retryAfterMs } from './retry-after.ts'
import { webAddress } from './web-address.ts'

/** What following an address needs. */
export interface Route {
  readonly dispatcher: Dispatcher
  readonly turns: HostTurns
  readonly limits: FetchLimits
  readonly signal: AbortSignal
  readonly accept: string
  /** What the cache knows, and of which address. */
  readonly known: (Validators & { readonly address: string }) | null
  /** Why an address may not be asked; null where it may. */
  readonly refusal: (address: URL) => Promise<FailureReason | null>
  /** Milliseconds since 1970. */
  readonly now: () => number
}

/** The end of a chain of redirects. */
export interface ChainEnd {
  readonly kind: 'reply'
  readonly address: string
  readonly redirects: readonly Redirect[]
  readonly reply: Reply
}

/** Time that requests may take together; it passes only while one of them runs. */
class TimeBudget {
  #leftMs: number
  constructor(totalMs: number) {
    this.#leftMs = totalMs
  }

  async spend<T>(signal: AbortSignal, task: (signal: AbortSignal) => Promise<T>): Promise<T> {
    const started = performance.now()
    const deadline = new AbortController()
    const timer = setTimeout(() => deadline.abort(), Math.max(0, this.#leftMs))
    try {
      return await task(AbortSignal.any([signal, deadline.signal]))
    } catch (error) {
      signal.throwIfAborted()
      throw deadline.signal.aborted ? new OutOfTime() : error
    } finally {
      clearTimeout(timer)
      this.#leftMs -= performance.now() - started
    }
  }
}

class OutOfTime extends Error {}

/** Asks a host in its turn, and once more after the pause that it asks for. */
async function ask(address: URL, route: Route, budget: TimeBudget): Promise<Reply | FailureReason> {
  const { limits, signal, turns } = route
  const known = route.known?.address === address.href ? route.known : null
  const request = (until: AbortSignal) =>
    sendRequest(address, { ...route, known, mostBytes: limits.mostBytes, signal: until })
  for (let attempt = 1; ; attempt += 1) {
    if (turns.heldMs(address.host) > limits.patienceMs) return 'rate_limited'
    const reply = await turns.run(address.host, signal, () => budget.spend(signal, request))
    if (reply.status !== 429 && reply.status !== 503) return reply
    const pauseMs = retryAfterMs(reply.retryAfter, route.now())
    if (pauseMs === null) return reply
    turns.hold(address.host, pauseMs)
    if (pauseMs > limits.patienceMs || attempt === 2) return reply
  }
}

/** Why asking failed; throws what is a programming error, and what the caller has cancelled. */
function reasonOf(error: unknown, signal: AbortSignal): FailureReason {
  signal.throwIfAborted()
  const reason = error instanceof OutOfTime ? 'timeout' : failureReason(error)
  if (reason === null) throw error
  return reason
}

/** Follows an address to where it leads, asking of each stop whether it may be asked. */
export async function followRedirects(start: URL, route: Route): Promise<ChainEnd | Failure> {
  const budget = new TimeBudget(route.limits.totalMs)
  const redirects: Redirect[] = []
  let address = start
  const failed = (reason: FailureReason): Failure => {
    return { kind: 'failure', reason, address: address.href, redirects }
  }
  while (redirects.length <= route.limits.redirects) {
    const refusal = await route.refusal(address)
    if (refusal !== null) return failed(refusal)
    const asked = address
    const reply = await ask(asked, route, budget).catch((error) => reasonOf(error, route.signal))
    if (typeof reply === 'string') return failed(reply)
    if (reply.location === null) return { kind: 'reply', address: address.href, redirects, reply }
    const next = webAddress(reply.location, address.href)
    if (next === null) return failed('redirects')
    redirects.push({ status: reply.status, from: address.href, to: next.href })
    address = next
  }
  return failed('redirects')
}
