import type { FastifyReply, FastifyRequest } from 'fastify'
import type { HttpConfig } from '../config.ts'
import { ApiError } from '../errors/api-error.ts'
import { stateOf } from '../request/call-state.ts'
import { headerValues } from '../request/header-values.ts'
import { type KnownPaths, methodsAt } from './known-paths.ts'
import { setSecurityHeaders } from './set-security-headers.ts'

/**
 * The first hook of every request: sets the security headers, refuses a second `Host` header, and
 * answers 404, 405 and OPTIONS where no route does.
 */
export function onRequest(paths: KnownPaths, config: HttpConfig) {
  return async (
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<FastifyReply | undefined> => {
    setSecurityHeaders(request, reply)
    checkHost(request)
    allowDemoOrigin(request, reply, config)
    releaseOnClose(request, reply)
    if (!request.is404) return undefined
    return answerUnrouted(request, reply, paths)
  }
}

/** Node reads the first `Host` header, and a proxy may have read the second (RFC 9112, 3.2). */
function checkHost(request: FastifyRequest): void {
  if (headerValues(request.raw.rawHeaders, 'host').length > 1) {
    throw new ApiError('bad_request', 'Expected one Host header.')
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
