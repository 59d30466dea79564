import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Logger } from 'pino'
import { stateOf } from '../request/call-state.ts'

const clientId = /^[\x21-\x7e]{1,128}$/

/** Logs one line for each answer. Its path is the route's pattern: the path that was sent may hold a key. */
export function logAnswer(log: Logger) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const { holder, code, isReplay, isExpected, trace, traceIds } = stateOf(request)
    const sent = request.headers['x-client-request-id']
    const line = {
      request_id: request.id,
      ...(typeof sent === 'string' && clientId.test(sent) ? { client_request_id: sent } : {}),
      ...traceIds,
      ...(holder === undefined ? {} : { account_id: holder.accountId, key_id: holder.keyId }),
      method: request.method,
      route: request.routeOptions.url ?? 'none',
      status: reply.statusCode,
      latency_ms: Math.round(reply.elapsedTime),
      ...(code === undefined ? {} : { code }),
      ...(isReplay === true ? { is_replay: true } : {}),
      ...trace,
    }
    if (reply.statusCode >= 500 && isExpected !== true) log.error(line)
    else log.info(line)
  }
}
