import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { HttpConfig } from '../config.ts'
import type { AccountCall, Route } from '../define-route.ts'
import { ApiError } from '../errors/api-error.ts'
import { toApiError, withinDeclared } from '../errors/to-api-error.ts'
import type { CallsInFlight } from '../limits/calls-in-flight.ts'
import { type CallsPerMinute, limitPerMinute } from '../limits/calls-per-minute.ts'
import { addressBlock } from '../limits/client-address.ts'
import { refuseFullQueue } from '../limits/full-queue.ts'
import { holdRefusal } from '../limits/hold-refusal.ts'
import { limitAccessRequests, limitDemo } from '../limits/rate-limits.ts'
import { traceOf } from '../logging/log.ts'
import { authenticate, readBearer } from '../request/bearer.ts'
import { stateOf } from '../request/call-state.ts'
import { checkContentType } from '../request/check-content-type.ts'
import { headerValues } from '../request/header-values.ts'
import { readIdempotencyKey } from '../request/idempotency-key.ts'
import type { Services } from '../services.ts'
import { runBilled } from './run-billed.ts'
import { sendProblem } from './send-problem.ts'

export interface MountOptions {
  readonly services: Services
  readonly config: HttpConfig
  readonly inFlight: CallsInFlight
  readonly perMinute: CallsPerMinute
}

/** Serves one operation. The order of the hooks is the order of the checks (decision 28). */
export function mountRoute(app: FastifyInstance, route: Route, options: MountOptions): void {
  app.route({
    method: route.method,
    url: route.path,
    ...(route.maxBytes === 0 ? {} : { bodyLimit: route.maxBytes }),
    onRequest: (request, reply) => holdRefusal(admit(request, reply, route, options)),
    preParsing: async (request) => {
      if (route.method === 'POST') checkContentType(request.headers)
    },
    errorHandler: (error, request, reply) => {
      const problem = withinDeclared(toApiError(error), route.errors)
      if (problem.code === 'internal_error') recordTrace(request, error)
      return sendProblem(request, reply, problem)
    },
    handler: (request, reply) => {
      const work = answer(request, reply, route, options.services)
      stateOf(request).work = work
      return work
    },
  })
}

/** Answers 401, then 429, before any of the body is read. */
async function admit(
  request: FastifyRequest,
  reply: FastifyReply,
  route: Route,
  { services, config, inFlight, perMinute }: MountOptions,
): Promise<void> {
  const state = stateOf(request)
  reply.headers(headersOf(route))
  switch (route.access) {
    case 'account': {
      const sent = headerValues(request.raw.rawHeaders, 'authorization')
      state.holder = await authenticate(services.store, readBearer(sent))
      limitPerMinute(reply, state.holder, perMinute, config.callsPerMinute)
      state.release = inFlight.enter(state.holder.accountId)
      if (route.work.kind === 'billed') refuseFullQueue(state.holder.accountId, services.scoring)
      await inFlight.pace(state.holder.accountId)
      return
    }
    case 'demo':
      return limitDemo(request, reply, services.store.rates, config)
    case 'form':
      return limitAccessRequests(request, services.store.rates, config.accessRequestsPerHour)
    case 'open':
      return
    default:
      route.access satisfies never
  }
}

function headersOf({ deprecation }: Route): Record<string, string> {
  if (deprecation === undefined) return {}
  const seconds = Math.trunc(deprecation.since.getTime() / 1000)
  return {
    deprecation: `@${seconds}`,
    link: `<${deprecation.successor}>; rel="successor-version"`,
  }
}

async function answer(
  request: FastifyRequest,
  reply: FastifyReply,
  route: Route,
  services: Services,
): Promise<FastifyReply> {
  const { work } = route
  switch (work.kind) {
    case 'free': {
      const call = { requestId: request.id, address: addressBlock(request.ip) }
      const output = await work.answer(request.body, call, services)
      return sendJson(reply, JSON.stringify(output))
    }
    case 'look-up':
      return sendJson(reply, JSON.stringify(await work.answer(accountCall(request), services)))
    case 'billed': {
      const call = {
        ...accountCall(request),
        method: route.method,
        path: route.path,
        body: request.body,
        idempotencyKey: readIdempotencyKey(headerValues(request.raw.rawHeaders, 'idempotency-key')),
      }
      const { status, body, isReplay } = await runBilled({ ...route, work }, call, services)
      if (isReplay) reply.header('idempotency-replayed', 'true')
      stateOf(request).isReplay = isReplay
      return sendJson(reply.code(status), body)
    }
    default:
      return work satisfies never
  }
}

function accountCall(request: FastifyRequest): AccountCall {
  const { holder } = stateOf(request)
  if (holder === undefined) throw new ApiError('unauthorized', 'Expected a key.')
  return { requestId: request.id, holder }
}

function sendJson(reply: FastifyReply, body: string): FastifyReply {
  return reply.type('application/json').send(body)
}

/** An internal error is logged by its name and stack frames, without its message. */
function recordTrace(request: FastifyRequest, error: unknown): void {
  stateOf(request).trace = traceOf(error)
}
