import type { FastifyReply, FastifyRequest } from 'fastify'
import type { HttpConfig } from '../config.ts'
import { ApiError } from '../errors/api-error.ts'
import { stateOf } from '../request/call-state.ts'
import { checkHead } from './check-head.ts'
import { checkExpectation } from './connections/expectations.ts'
import { type KnownPaths, methodsAt } from './known-paths.ts'
import { setSecurityHeaders } from './set-security-headers.ts'

/**
 * The first hook of every request: sets the security headers, refuses a head that could be read in
 * two ways or an expectation that nobody meets, and answers 404, 405 and OPTIONS where no route does.
 */
export function onRequest(paths: KnownPaths, config: HttpConfig) {
  return async (
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<FastifyReply | undefined> => {
    setSecurityHeaders(request, reply)
    checkHead(request)
    checkExpectation(request)
    allowDemoOrigin(request, reply, config)
    releaseOnClose(request, reply)
    if (!request.is404) return undefined
    return answerUnrouted(request, reply, paths)
  }
}

/** Releases the slot of the account once the answer has been sent and the work has ended. */
function releaseOnClose(request: FastifyRequest, reply: FastifyReply): void {
  reply.raw.once('close', () => {
    const { release, work } = stateOf(request)
    if (release !== undefined) Promise.resolve(work).then(release, release)
  })
}

/** Answers an unknown path, a method that the path does not have, and OPTIONS (decision 29). */
function answerUnrouted(
  request: FastifyRequest,
  reply: FastifyReply,
  paths: KnownPaths,
): FastifyReply {
  const methods = methodsAt(request.url, paths)
  if (methods === undefined) throw new ApiError('not_found', 'There is nothing at this path.')
  const allow = methods.join(', ')
  if (request.method === 'OPTIONS' && methods.includes('OPTIONS')) {
    return reply.code(204).header('allow', allow).send()
  }
  throw new ApiError('method_not_allowed', `Expected one of the methods ${allow}.`, {
    headers: { allow },
  })
}

/** Lets browsers call the demo, and nothing else, from the configured origin (decision 25). */
function allowDemoOrigin(
  request: FastifyRequest,
  reply: FastifyReply,
  { demoOrigin }: HttpConfig,
): void {
  if (demoOrigin === undefined || !request.url.startsWith('/demo/')) return
  reply.header('vary', 'Origin')
  if (request.headers.origin !== demoOrigin) return
  reply.headers({
    'access-control-allow-origin': demoOrigin,
    'access-control-allow-credentials': 'true',
    'access-control-expose-headers': 'x-request-id, retry-after, ratelimit, ratelimit-policy',
  })
  if (request.method !== 'OPTIONS') return
  reply.headers({
    'access-control-allow-methods': 'POST, OPTIONS',
    'access-control-allow-headers': 'content-type',
    'access-control-max-age': '600',
  })
}
