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
  readonly requestMs: number
}

/** Reads the settings; throws a `ConfigError` that names those which are not valid. */
export function readConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  const settings = readEnvironment(environmentSchema, environment)
  return {
    host: settings.HOST,
    port: settings.PORT,
    logLevel: settings.LOG_LEVEL,
    drainMs: settings.DRAIN_MS,
    shutdownMs: settings.SHUTDOWN_MS,
    ...(settings.METRICS_PORT === undefined
      ? {}
      : { metrics: { host: settings.METRICS_HOST, port: settings.METRICS_PORT } }),
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
      requestMs: settings.REQUEST_MS,
    },
    media: {
      ...defaultMediaPolicy,
      ports: settings.MEDIA_PORTS,
      deniedNetworks: settings.MEDIA_DENIED_NETWORKS,
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
