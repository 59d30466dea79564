import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { stateOf } from '../request/call-state.ts'
import { headerValues } from '../request/header-values.ts'
import { readTraceParent } from '../request/trace-parent.ts'
import type { CallSpan, Tracer } from './tracer.ts'

/** Notes which trace a call belongs to, for the log, and records it as a span where there is a tracer. */
export function traceCalls(app: FastifyInstance, tracer: Tracer | undefined): void {
  const spans = new WeakMap<FastifyRequest, CallSpan>()
  app.addHook('onRequest', async (request: FastifyRequest) => {
    const parent = readTraceParent(headerValues(request.raw.rawHeaders, 'traceparent'))
    const span = tracer?.start(parent)
    if (span !== undefined) spans.set(request, span)
    const traceId = span?.traceId ?? parent?.traceId
    if (traceId === undefined) return
    stateOf(request).traceIds = {
      trace_id: traceId,
      ...(parent === undefined ? {} : { parent_id: parent.spanId }),
      ...(span === undefined ? {} : { span_id: span.spanId }),
    }
  })
  app.addHook('onResponse', async (request: FastifyRequest, reply: FastifyReply) => {
    const { code } = stateOf(request)
    spans.get(request)?.end({
      requestId: request.id,
      method: request.method,
      route: request.routeOptions.url ?? 'none',
      status: reply.statusCode,
      ...(code === undefined ? {} : { code }),
    })
  })
}
