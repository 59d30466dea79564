import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import { createApp } from './app.ts'
import type { Config } from './config.ts'
import { stopListening } from './http/stop-listening.ts'
import { openStore, type StoreSettings } from './ledger/open-store.ts'
import type { Store } from './ledger/ports.ts'
import { startRecovery } from './ledger/recovery-timer.ts'
import { startRetention } from './ledger/retention/retention-timer.ts'
import { explainListening } from './listen-error.ts'
import { traceOf } from './logging/log.ts'
import { systemNetwork } from './media/network.ts'
import { openFetching } from './media/open-fetching.ts'
import { measureScoring, measureStore } from './metrics/measure.ts'
import { serveMetrics } from './metrics/serve-metrics.ts'
import { createServiceMetrics, type ServiceMetrics } from './metrics/service-metrics.ts'
import { readPageFiles } from './pages/page-files.ts'
import { createReadiness } from './readiness.ts'
import { createMediaPool } from './scoring/media-pool.ts'
import { createScoringPool } from './scoring/scoring-pool.ts'
import { openTelemetry } from './telemetry/open-telemetry.ts'

export interface RunningServer {
  readonly address: string
  /** The address of the metrics; null when they are not served. */
  readonly metricsAddress: string | null
  /** Creates the local account at the first start and shows its key. It is for the one who sees it listen. */
  readonly ensureLocal: Store['accounts']['ensureLocal']
  /** Reports not ready, stops accepting calls, lets running ones end and closes everything. */
  stop(): Promise<void>
}

const RECOVERY_MS = 60_000
const RETENTION_MS = 3_600_000
const IDLE_CHECK_MS = 50
/** How long a stopping process waits for an empty accept queue, in milliseconds. */
const QUIET_MS = 1_000
/** An image takes much memory while it is decoded, so few are decoded at once. */
const MOST_MEDIA_THREADS = 4
/** One account has one at most, so that a second account finds a thread. */
const LEAST_MEDIA_THREADS = 2
const MOST_WAITING_MEDIA = 64
/** Where the build writes the pages; the relative path is the same for sources and bundle. */
const pageFolder = fileURLToPath(new URL('../dist/public', import.meta.url))

/** Opens the store, starts the threads and listens. */
export async function startServer(
  config: Config,
  storage: StoreSettings,
  log: Logger,
): Promise<RunningServer> {
  const pageFiles = await readPageFiles(pageFolder)
  const metrics = createServiceMetrics()
  const store = measureStore(await openStore(storage), metrics)
  const { pool, media } = startPools(config.scoring, metrics)
  const tracer =
    config.tracing === undefined
      ? undefined
      : await openTelemetry(config.tracing, () => log.warn('spans could not be sent'))
  const readiness = createReadiness(store, storage.clock)
  const stopRecovery = startRecovery(store, RECOVERY_MS, (error) =>
    log.error(traceOf(error), 'recovery failed'),
  )
  const stopRetention = startRetention(store.retention, {
    every: RETENTION_MS,
    onErased: (erased) => log.info(erased, 'retention erased'),
    onError: (error) => log.error(traceOf(error), 'retention failed'),
  })
  const app = createApp({
    services: {
      store,
      scoring: measureScoring(pool, metrics),
      mediaScorers: media.scorers,
      mediaFetch: openFetching(systemNetwork(), config.media),
      prices: config.prices,
      clock: storage.clock,
    },
    config: config.http,
    log,
    readiness,
    metrics,
    pageFiles,
    ...(tracer === undefined ? {} : { tracer }),
  })
  let isStopping = false
  // A load balancer must not reuse a connection that is about to be closed.
  app.addHook('onSend', async (_request, reply) => {
    if (isStopping) reply.header('connection', 'close')
  })
  const closing = [
    stopRetention,
    stopRecovery,
    () => pool.close(),
    () => media.close(),
    () => store.close(),
  ]
  if (tracer !== undefined) closing.push(() => tracer.close())
  try {
    const listener =
      config.metrics === undefined ? null : await servingMetrics(config.metrics, metrics)
    if (listener !== null) closing.unshift(() => listener.close())
    const address = await listening(app, config)
    pool.warm().then(readiness.warmed, (error) => {
      if (!isStopping) log.error(traceOf(error), 'warm-up failed')
    })
    return {
      address,
      metricsAddress: listener?.address ?? null,
      ensureLocal: store.accounts.ensureLocal,
      stop: async () => {
        isStopping = true
        readiness.stopping()
        await pause(config.drainMs)
        await closeCalls(app, config.shutdownMs)
        await inTurn(closing)
      },
    }
  } catch (error) {
    await app.close()
    await inTurn(closing)
    throw error
  }
}

function listening(app: FastifyInstance, { host, port }: Config): Promise<string> {
  return explainListening({ host: 'HOST', port: 'PORT' }, { host, port }, () =>
    app.listen({ host, port }),
  )
}

function servingMetrics(place: NonNullable<Config['metrics']>, { render }: ServiceMetrics) {
  const settings = { host: 'METRICS_HOST', port: 'METRICS_PORT' }
  return explainListening(settings, place, () => serveMetrics(place, render))
}

function startPools(scoring: Config['scoring'], metrics: ServiceMetrics) {
  const pool = createScoringPool(scoring)
  const media = createMediaPool({
    threads: Math.max(
      LEAST_MEDIA_THREADS,
      Math.min(MOST_MEDIA_THREADS, Math.ceil(pool.threads / 2)),
    ),
    deadlineMs: scoring.deadlineMs,
    maxWaiting: MOST_WAITING_MEDIA,
  })
  metrics.watch('scoring_threads', 'Scoring threads.', () => pool.threads)
  metrics.watch('media_waiting', 'Media waiting for a thread.', media.waiting)
  metrics.watch('scoring_waiting', 'Texts waiting for a thread.', pool.waiting)
  return { pool, media }
}

async function closeCalls(app: FastifyInstance, shutdownMs: number): Promise<void> {
  // An idle connection would delay the close for as long as its client keeps it open.
  const idle = setInterval(() => app.server.closeIdleConnections(), IDLE_CHECK_MS)
  const late = setTimeout(() => app.server.closeAllConnections(), shutdownMs)
  await stopListening(app.server, QUIET_MS)
  await app.close()
  clearInterval(idle)
  clearTimeout(late)
}

async function inTurn(steps: readonly (() => Promise<unknown>)[]): Promise<void> {
  for (const step of steps) await step()
}
