import { problemStatuses } from '@content-trust/engine/schema'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { ApiError } from '../errors/api-error.ts'
import { helpLink, toProblem } from '../errors/problem.ts'
import { stateOf } from '../request/call-state.ts'

/** Answers with a problem document (R-ERR-01), and links the page that explains it. */
export function sendProblem(
  request: FastifyRequest,
  reply: FastifyReply,
  error: ApiError,
): FastifyReply {
  stateOf(request).code = error.code
  const link = reply.getHeader('link')
  const others = typeof link === 'string' ? `${link}, ` : ''
  return reply
    .code(problemStatuses[error.code])
    .headers({
      ...error.extras.headers,
      'cache-control': 'no-store',
      link: `${others}${helpLink(error.code)}`,
    })
    .type('application/problem+json')
    .send(JSON.stringify(toProblem(error, request.id)))
}
