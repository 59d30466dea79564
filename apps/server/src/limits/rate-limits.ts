import type { FastifyReply, FastifyRequest } from 'fastify'
import type { HttpConfig } from '../config.ts'
import { rateLimited } from '../errors/api-error.ts'
import type { RateCounters, RateSubject } from '../ledger/usage-ports.ts'
import { addressBlock } from './client-address.ts'
import { demoCookieHeader, newDemoCookie, readDemoCookie } from './cookies.ts'

const HOUR_SECONDS = 3600

/** Counts a demo call by address and by cookie; the stricter limit applies (decision 25). */
export async function limitDemo(
  request: FastifyRequest,
  reply: FastifyReply,
  rates: RateCounters,
  config: HttpConfig,
): Promise<void> {
  const cookie = readDemoCookie(request.headers.cookie) ?? newDemoCookie()
  const limit = config.demoCallsPerHour
  const subjects = [addressOf(request), { kind: 'cookie', value: cookie }] as const
  const answer = await rates.take('demo', subjects, { limit, window: HOUR_SECONDS * 1000 })
  reply.headers({
    'set-cookie': demoCookieHeader(cookie),
    'ratelimit-policy': `"ip";q=${limit};w=${HOUR_SECONDS}`,
    ratelimit: `"ip";r=${answer.remaining};t=${answer.resetSeconds}`,
  })
  if (answer.isAllowed) return
  throw rateLimited(`The demo allows ${limit} calls an hour.`, answer.resetSeconds)
}

/** Counts an access request by address (decision 33). */
export async function limitAccessRequests(
  request: FastifyRequest,
  rates: RateCounters,
  limit: number,
): Promise<void> {
  const rule = { limit, window: HOUR_SECONDS * 1000 }
  const answer = await rates.take('request_access', [addressOf(request)], rule)
  if (answer.isAllowed) return
  throw rateLimited(`The form allows ${limit} requests an hour.`, answer.resetSeconds)
}

/** The socket's address, or the one that a trusted proxy reports. */
function addressOf(request: FastifyRequest): RateSubject {
  return { kind: 'ip', value: addressBlock(request.ip) }
}
