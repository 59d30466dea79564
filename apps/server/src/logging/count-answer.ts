import type { FastifyReply, FastifyRequest } from 'fastify'
import type { ServiceMetrics } from '../metrics/service-metrics.ts'
import { stateOf } from '../request/call-state.ts'

/** Counts an answer under the pattern of its route. */
export function countAnswer(metrics: ServiceMetrics) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const { code } = stateOf(request)
    metrics.answered({
      route: request.routeOptions.url ?? 'none',
      method: request.method,
      status: reply.statusCode,
      seconds: reply.elapsedTime / 1000,
      ...(code === undefined ? {} : { code }),
    })
  }
}
