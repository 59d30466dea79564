import type { Socket } from 'node:net'
import Fastify, { type FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import type { HttpConfig } from './config.ts'
import { ApiError } from './errors/api-error.ts'
import { toApiError } from './errors/to-api-error.ts'
import { refuseBrokenRequest } from './http/broken-request.ts'
import { closeEarly } from './http/connections/close-early.ts'
import { askForBody, takeExpectations } from './http/connections/expectations.ts'
import { guardConnections } from './http/connections/guard-connections.ts'
import { knownPaths } from './http/known-paths.ts'
import { mountPages, pagePaths } from './http/mount-pages.ts'
import { mountReadiness, readinessPath } from './http/mount-readiness.ts'
import { mountRoute } from './http/mount-route.ts'
import { onRequest } from './http/on-request.ts'
import { answersMissingPage } from './http/send-missing-page.ts'
import { sendProblem } from './http/send-problem.ts'
import { newId } from './ledger/ids.ts'
import { CallsInFlight } from './limits/calls-in-flight.ts'
import { CallsPerMinute } from './limits/calls-per-minute.ts'
import { countAnswer } from './logging/count-answer.ts'
import { traceOf } from './logging/log.ts'
import { logAnswer } from './logging/log-answer.ts'
import { mountTools, toolPath } from './mcp/mount-tools.ts'
import type { ServiceMetrics } from './metrics/service-metrics.ts'
import { mountSite, sitePaths } from './pages/mount-site.ts'
import { assetNamed, noPageFiles, type PageFiles } from './pages/page-files.ts'
import type { Readiness } from './readiness.ts'
import { stateOf } from './request/call-state.ts'
import { readJson } from './request/read-json.ts'
import { routes } from './routes.ts'
import type { Services } from './services.ts'
import { traceCalls } from './telemetry/trace-calls.ts'
import type { Tracer } from './telemetry/tracer.ts'

export interface AppOptions {
  readonly services: Services
  readonly config: HttpConfig
  readonly log: Logger
  readonly readiness: Readiness
  readonly metrics: ServiceMetrics
  /** Records calls as spans; without one they are only logged. */
  readonly tracer?: Tracer
  /** The built pages; without them only the API is served. */
  readonly pageFiles?: PageFiles
}

const HEADERS_MS = 10_000
const CHECK_MS = 5_000
const KEEP_ALIVE_MS = 72_000
const MAX_HEADER_BYTES = 16_384

/** The Fastify application with all hooks and routes; tests call it without a socket. */
export function createApp(options: AppOptions): FastifyInstance {
  const { services, config, log, readiness, metrics, pageFiles } = options
  const app = Fastify({
    logger: false,
    genReqId: () => newId('req', services.clock()),
    requestIdHeader: false,
    trustProxy: config.trustedProxies.length === 0 ? false : [...config.trustedProxies],
    requestTimeout: config.requestMs,
    keepAliveTimeout: KEEP_ALIVE_MS,
    return503OnClosing: false,
    http: {
      headersTimeout: Math.min(HEADERS_MS, config.requestMs),
      // How often Node looks for late requests; its default of 30 s would exceed the limit.
      connectionsCheckingInterval: Math.min(CHECK_MS, config.requestMs),
      maxHeaderSize: MAX_HEADER_BYTES,
      // Checked by `onRequest`, where the answer is a problem.
      requireHostHeader: false,
    },
    routerOptions: { maxParamLength: 100 },
    clientErrorHandler: (error, socket) => refuseBrokenRequest(error, socket, services.clock()),
    frameworkErrors: (error, request, reply) => {
      reply.header('x-request-id', request.id)
      sendProblem(request, reply, toApiError(error))
    },
  })
  const limits = { most: config.connections, readMs: 2 * config.requestMs }
  metrics.watch('connections', 'Open connections.', guardConnections(app.server, limits))
  takeExpectations(app.server)
  // Nothing is tunnelled; Node would close the connection without a word.
  app.server.on('connect', (_request, socket: Socket) => {
    refuseBrokenRequest(new Error('CONNECT'), socket, services.clock())
  })
  const inFlight = new CallsInFlight(config.callsInFlight)
  const files = pageFiles ?? noPageFiles
  const look = { style: assetNamed(files, 'site', 'css'), icon: assetNamed(files, 'icon', 'svg') }
  const missing = answersMissingPage(look)

  app.removeAllContentTypeParsers()
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'buffer' },
    async (_request: unknown, body: Buffer) => readJson(body),
  )
  traceCalls(app, options.tracer)
  app.addHook(
    'onRequest',
    onRequest(knownPaths([...routes, ...pagePaths, ...sitePaths, readinessPath, toolPath]), config),
  )
  app.addHook('preParsing', askForBody)
  app.addHook('onSend', closeEarly)
  app.addHook('onResponse', logAnswer(log))
  app.addHook('onResponse', countAnswer(metrics))
  app.setErrorHandler((error, request, reply) => {
    const problem = toApiError(error)
    if (problem.code === 'internal_error') stateOf(request).trace = traceOf(error)
    return missing(request, reply, problem) ?? sendProblem(request, reply, problem)
  })
  app.setNotFoundHandler(() => {
    throw new ApiError('not_found', 'There is nothing at this path.')
  })
  mountReadiness(app, readiness)
  mountPages(app, routes, look, services.prices)
  mountSite(app, services, config, files)
  const perMinute = new CallsPerMinute(services.clock)
  const parts = { services, config, inFlight, perMinute }
  for (const route of routes) mountRoute(app, route, parts)
  mountTools(app, routes, parts)
  return app
}
