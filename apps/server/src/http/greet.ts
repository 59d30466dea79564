import type { FastifyReply, FastifyRequest } from 'fastify'
import type { HttpConfig } from '../config.ts'
import { ApiError } from '../errors/api-error.ts'
import { stateOf } from '../request/call-state.ts'
import { headerValues } from '../request/header-values.ts'
import { type KnownPaths, methodsAt } from './known-paths.ts'

const securityHeaders = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
} as const

/** The first hook of every request: headers that all answers have, then 404, 405 and OPTIONS. */
export function greet(paths: KnownPaths, config: HttpConfig) {
  return async (
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<FastifyReply | undefined> => {
    reply.headers({ 'x-request-id': request.id, ...securityHeaders })
    if (request.protocol === 'https') {
      reply.header('strict-transport-security', 'max-age=31536000; includeSubDomains')
    }
    // Node keeps the first, and a proxy may have gone by the other (RFC 9112, 3.2).
    if (headerValues(request.raw.rawHeaders, 'host').length > 1) {
      throw new ApiError('bad_request', 'Expected one Host header.')
    }
    allowDemoOrigin(request, reply, config)
    // An account's place is free once its answer has left and its work is done.
    reply.raw.once('close', () => {
      const { leave, work } = stateOf(request)
      if (leave !== undefined) Promise.resolve(work).then(leave, leave)
    })
    if (!request.is404) return undefined
    return answerElsewhere(request, reply, paths)
  }
}

/** What no route answers: a path that is not, or a method that this path has not (D-062, D-063). */
function answerElsewhere(
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

/** Browsers may call the demo from one configured origin, and nothing else (D-070). */
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
