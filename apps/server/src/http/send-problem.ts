import { problemStatuses } from '@content-trust/engine/schema'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { ApiError } from './api-error.ts'
import { stateOf } from './call-state.ts'
import { toProblem } from './problem.ts'

/** Answers with a problem document (R-ERR-01). */
export function sendProblem(
  request: FastifyRequest,
  reply: FastifyReply,
  error: ApiError,
): FastifyReply {
  stateOf(request).code = error.code
  return reply
    .code(problemStatuses[error.code])
    .headers({ ...error.extras.headers, 'cache-control': 'no-store' })
    .type('application/problem+json')
    .send(JSON.stringify(toProblem(error, request.id)))
}
