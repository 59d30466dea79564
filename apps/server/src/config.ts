import { z } from 'zod'
import { fromCents } from './ledger/money.ts'
import { publishedPrices, type UnitPrices } from './pricing.ts'

const list = z
  .string()
  .default('')
  .transform((text) =>
    text
      .split(',')
      .map((part) => part.trim())
      .filter((part) => part !== ''),
  )

const cents = (initial: number) =>
  z.coerce.number().min(0).max(10_000).default(initial).transform(fromCents)

/** Every setting of the service, read from the environment once. */
const environmentSchema = z.object({
  HOST: z.string().min(1).default('127.0.0.1'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(8080),
  /** Networks of proxies whose X-Forwarded-For is believed, in CIDR form; none when empty. */
  TRUSTED_PROXIES: list,
  /** Host names under which /mcp may be reached beside this machine's own. */
  ALLOWED_HOSTS: list,
  /** Origins that may call /mcp from a browser. */
  ALLOWED_ORIGINS: list,
  /** The origin whose pages may call /demo. */
  DEMO_ORIGIN: z.url().optional(),
  DEMO_CALLS_PER_HOUR: z.coerce.number().int().min(1).default(12),
  ACCESS_REQUESTS_PER_HOUR: z.coerce.number().int().min(1).default(5),
  /** Calls of one account that may be in flight. */
  CALLS_IN_FLIGHT: z.coerce.number().int().min(1).default(32),
  SCORING_THREADS: z.coerce.number().int().min(1).max(256).optional(),
  SCORING_DEADLINE_MS: z.coerce.number().int().min(100).default(20_000),
  SCORING_QUEUE: z.coerce.number().int().min(25).default(256),
  STYLE_FAST_CENTS: cents(0.5),
  STYLE_DEEP_CENTS: cents(1),
  LOG_LEVEL: z.enum(['silent', 'error', 'warn', 'info', 'debug']).default('info'),
  /** Longest time in which a whole request may arrive. */
  REQUEST_MS: z.coerce.number().int().min(100).default(30_000),
  /** Longest time in which running calls may end after a signal to stop. */
  SHUTDOWN_MS: z.coerce.number().int().min(0).default(10_000),
})

export interface Config {
  readonly host: string
  readonly port: number
  readonly logLevel: 'silent' | 'error' | 'warn' | 'info' | 'debug'
  readonly shutdownMs: number
  readonly http: HttpConfig
  readonly prices: UnitPrices
  readonly scoring: {
    readonly threads?: number
    readonly deadlineMs: number
    readonly maxWaiting: number
  }
}

/** What the HTTP side is told. */
export interface HttpConfig {
  /** Whether only this machine can reach the service. */
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

/** A setting that cannot be used; the message names it and never its value. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError'
}

/** Reads the settings; an unusable one is named. */
export function readConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  const parsed = environmentSchema.safeParse(environment)
  if (!parsed.success) {
    const wrong = parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)
    throw new ConfigError(`Unexpected settings. ${wrong.join('; ')}.`)
  }
  const settings = parsed.data
  return {
    host: settings.HOST,
    port: settings.PORT,
    logLevel: settings.LOG_LEVEL,
    shutdownMs: settings.SHUTDOWN_MS,
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
    prices: {
      ...publishedPrices,
      style_fast_1k_units: settings.STYLE_FAST_CENTS,
      style_deep_1k_units: settings.STYLE_DEEP_CENTS,
    },
    scoring: {
      ...(settings.SCORING_THREADS === undefined ? {} : { threads: settings.SCORING_THREADS }),
      deadlineMs: settings.SCORING_DEADLINE_MS,
      maxWaiting: settings.SCORING_QUEUE,
    },
  }
}
