import { environmentSchema, readEnvironment } from './environment.ts'
import { fromCents } from './ledger/money.ts'
import { defaultMediaPolicy, type MediaPolicy } from './media/media-policy.ts'
import { publishedPrices, type UnitPrices } from './pricing.ts'

export interface Config {
  readonly host: string
  readonly port: number
  readonly logLevel: 'silent' | 'error' | 'warn' | 'info' | 'debug'
  /** Milliseconds in which `/ready` answers 503 before the service stops listening. */
  readonly drainMs: number
  readonly shutdownMs: number
  /** Where `/metrics` is served; not served when absent. */
  readonly metrics?: { readonly host: string; readonly port: number }
  /** Where spans are sent; none are recorded when absent. */
  readonly tracing?: TracingSettings
  readonly http: HttpConfig
  /** Which media addresses may be fetched. */
  readonly media: MediaPolicy
  readonly prices: UnitPrices
  readonly scoring: {
    readonly threads?: number
    readonly deadlineMs: number
    readonly maxWaiting: number
  }
}

export interface TracingSettings {
  /** The collector's address for OTLP over HTTP, without `/v1/traces`. */
  readonly endpoint: string
  /** Which share of the traces is recorded, from 0 to 1. */
  readonly share: number
}

/** The settings of the HTTP side. */
export interface HttpConfig {
  /** Whether the service listens on this machine only. */
  readonly isLoopback: boolean
  readonly trustedProxies: readonly string[]
  readonly allowedHosts: readonly string[]
  readonly allowedOrigins: readonly string[]
  readonly demoOrigin?: string
  readonly demoCallsPerHour: number
  readonly accessRequestsPerHour: number
  readonly callsInFlight: number
  /** Calls a minute of an account that has no limit of its own; unlimited when absent. */
  readonly callsPerMinute?: number
  readonly requestMs: number
  /** Connections that may be open at once. */
  readonly connections: number
}

/** Reads the settings; throws a `ConfigError` that names those which are not valid. */
export function readConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  const settings = readEnvironment(environmentSchema, environment)
  return {
    // The framework would open a second server for `::1`, without the limits and the drain of the first.
    host: settings.HOST === 'localhost' ? '127.0.0.1' : settings.HOST,
    port: settings.PORT,
    logLevel: settings.LOG_LEVEL,
    drainMs: settings.DRAIN_MS,
    shutdownMs: settings.SHUTDOWN_MS,
    ...(settings.METRICS_PORT === undefined
      ? {}
      : { metrics: { host: settings.METRICS_HOST, port: settings.METRICS_PORT } }),
    ...(settings.OTEL_EXPORTER_OTLP_ENDPOINT === undefined
      ? {}
      : {
          tracing: {
            endpoint: settings.OTEL_EXPORTER_OTLP_ENDPOINT,
            share: settings.OTEL_TRACES_SAMPLER_ARG,
          },
        }),
    http: {
      isLoopback: ['127.0.0.1', '::1', 'localhost'].includes(settings.HOST),
      trustedProxies: settings.TRUSTED_PROXIES,
      allowedHosts: settings.ALLOWED_HOSTS,
      allowedOrigins: settings.ALLOWED_ORIGINS,
      ...(settings.DEMO_ORIGIN === undefined
        ? {}
        : { demoOrigin: new URL(settings.DEMO_ORIGIN).origin }),
      demoCallsPerHour: settings.DEMO_CALLS_PER_HOUR,
      accessRequestsPerHour: settings.ACCESS_REQUESTS_PER_HOUR,
      callsInFlight: settings.CALLS_IN_FLIGHT,
      ...(settings.CALLS_PER_MINUTE === undefined
        ? {}
        : { callsPerMinute: settings.CALLS_PER_MINUTE }),
      requestMs: settings.REQUEST_MS,
      connections: settings.MAX_CONNECTIONS,
    },
    media: {
      ...defaultMediaPolicy,
      ports: settings.MEDIA_PORTS,
      deniedNetworks: settings.MEDIA_DENIED_NETWORKS,
      failuresPerHour: settings.MEDIA_FAILURES_PER_HOUR,
    },
    prices: {
      ...publishedPrices,
      style_fast_1k_units: fromCents(settings.STYLE_FAST_CENTS),
      style_deep_1k_units: fromCents(settings.STYLE_DEEP_CENTS),
    },
    scoring: {
      ...(settings.SCORING_THREADS === undefined ? {} : { threads: settings.SCORING_THREADS }),
      deadlineMs: settings.SCORING_DEADLINE_MS,
      maxWaiting: settings.SCORING_QUEUE,
    },
  }
}
