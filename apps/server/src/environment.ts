import ipaddr from 'ipaddr.js'
import { z } from 'zod'
import { readRetention, retentionText } from './ledger/retention/read-retention.ts'
import { defaultRetention } from './ledger/retention/retention-ports.ts'
import { defaultMediaPolicy } from './media/media-policy.ts'
import { withSecretFiles } from './secret-files.ts'

const count = (initial: number, least = 1) => z.coerce.number().int().min(least).default(initial)
const port = z.coerce.number().int().min(0).max(65_535)
const cents = (initial: number) => z.coerce.number().min(0).max(10_000).default(initial)

/** A comma-separated list. */
function list(initial = '') {
  return z
    .string()
    .default(initial)
    .transform((text) =>
      text
        .split(',')
        .map((part) => part.trim())
        .filter((part) => part !== ''),
    )
}

function isCidr(text: string): boolean {
  return ipaddr.isValidCIDR(text)
}

function isNetwork(text: string): boolean {
  return ipaddr.isValid(text) || isCidr(text)
}

function isPort(text: string): boolean {
  return /^\d+$/.test(text) && Number(text) >= 1 && Number(text) <= 65_535
}

/** Where the records are stored. */
const storage = {
  CONTENT_TRUST_DATA_DIR: z.string().min(1).optional().meta({
    unset: "the user's data folder",
    description: 'folder with the database file and the secret',
  }),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(?:ql)?:\/\//, 'expected postgres://…')
    .optional()
    .meta({ description: 'PostgreSQL database to use instead of the file' }),
  DATABASE_URL_FILE: z.string().min(1).optional().meta({
    description: 'file with the value of `DATABASE_URL`, which has a password in it',
  }),
  DATABASE_CONNECTIONS: count(10, 2).meta({
    description: 'maximum number of connections of this process to PostgreSQL',
  }),
  CONTENT_TRUST_SECRET: z
    .string()
    .regex(/^[\da-fA-F]{64}$/, 'expected 64 hexadecimal digits')
    .optional()
    .meta({
      unset: 'generated at the first start',
      description: 'the secret that instances on one database share: 64 hexadecimal digits',
    }),
  CONTENT_TRUST_SECRET_FILE: z.string().min(1).optional().meta({
    description: 'file with the value of `CONTENT_TRUST_SECRET`',
  }),
  CONTENT_TRUST_SECOND_SECRET: z
    .string()
    .regex(/^[\da-fA-F]{64}$/, 'expected 64 hexadecimal digits')
    .optional()
    .meta({ description: 'a second secret that is read too, while the secret is changed' }),
  CONTENT_TRUST_SECOND_SECRET_FILE: z.string().min(1).optional().meta({
    description: 'file with the value of `CONTENT_TRUST_SECOND_SECRET`',
  }),
}

/** How long what is kept. */
const retention = {
  RETENTION_DAYS: z
    .string()
    .default('')
    .transform((text, context) => {
      const days = readRetention(text)
      if (days !== null) return days
      context.addIssue('expected days, such as `30`, or by kind, such as `usage=30,texts=7`')
      return z.NEVER
    })
    .meta({
      unset: retentionText(defaultRetention),
      description:
        'days for which content is kept, by kind: records of calls, stored texts, requests for access; one number is for all',
    }),
}

/** Where the service listens, and who may call it. */
const network = {
  HOST: z.string().min(1).default('127.0.0.1').meta({ description: 'address to listen on' }),
  PORT: port.default(8080).meta({ description: 'port to listen on; 0 takes a free one' }),
  TRUSTED_PROXIES: list()
    .refine((networks) => networks.every(isNetwork), 'expected addresses or networks')
    .meta({
      description:
        'networks whose `X-Forwarded-For` is trusted, such as `10.0.0.0/8`, separated by commas',
    }),
  ALLOWED_HOSTS: list().meta({
    description: "host names of `/mcp` in addition to this machine's own, separated by commas",
  }),
  ALLOWED_ORIGINS: list().meta({
    description: 'origins whose pages may call `/mcp`, separated by commas',
  }),
  DEMO_ORIGIN: z
    .url()
    .optional()
    .meta({ description: 'the one other origin whose pages may call `/demo`' }),
}

/** Where media may be fetched from. */
const media = {
  MEDIA_PORTS: list(defaultMediaPolicy.ports.join(','))
    .refine((ports) => ports.length > 0 && ports.every(isPort), 'expected ports from 1 to 65535')
    .transform((ports) => ports.map(Number))
    .meta({ description: 'ports that a media address may have, separated by commas' }),
  MEDIA_DENIED_NETWORKS: list()
    .refine((networks) => networks.every(isCidr), 'expected networks such as 192.0.2.0/24')
    .meta({
      description:
        "public networks that media are never fetched from, such as the operator's own, separated by commas",
    }),
  MEDIA_FAILURES_PER_HOUR: count(defaultMediaPolicy.failuresPerHour).meta({
    description: 'media addresses of one account that may fail to be fetched',
  }),
}

/** The limits of one caller. */
const limits = {
  DEMO_CALLS_PER_HOUR: count(12).meta({ description: 'demo calls for each client address' }),
  ACCESS_REQUESTS_PER_HOUR: count(5).meta({
    description: 'access requests for each client address',
  }),
  CALLS_IN_FLIGHT: count(32).meta({ description: 'concurrent calls of one account' }),
  CALLS_PER_MINUTE: z.coerce.number().int().min(1).max(60_000).optional().meta({
    unset: 'no limit',
    description:
      'calls a minute of an account on this instance, unless `accounts rate` sets another number for it',
  }),
  MAX_CONNECTIONS: count(1_000, 10).meta({
    description:
      'connections that may be open at once; beyond that, an idle one of the address that has most is closed',
  }),
  REQUEST_MS: count(30_000, 100).meta({
    description:
      'time limit for receiving a request, in milliseconds; a client has twice that to read an answer',
  }),
}

/** How texts are scored, and at what price. */
const scoring = {
  SCORING_THREADS: z.coerce
    .number()
    .int()
    .min(1)
    .max(256)
    .optional()
    .meta({ unset: 'number of processors', description: 'threads that score' }),
  SCORING_DEADLINE_MS: count(20_000, 100).meta({
    description: 'time limit for scoring one text, in milliseconds',
  }),
  SCORING_QUEUE: count(1_024, 25).meta({
    description: 'texts that may wait for a thread; one account may have half of them waiting',
  }),
  STYLE_FAST_CENTS: cents(0.5).meta({ description: 'price of 1,000 characters of fast style' }),
  STYLE_DEEP_CENTS: cents(1).meta({ description: 'price of 1,000 characters of deep style' }),
}

/** How the service is monitored and stopped. */
const operation = {
  LOG_LEVEL: z
    .enum(['silent', 'error', 'warn', 'info', 'debug'])
    .default('info')
    .meta({ description: 'lowest level that is logged' }),
  METRICS_HOST: z
    .string()
    .min(1)
    .default('127.0.0.1')
    .meta({ description: 'address to serve `/metrics` on' }),
  METRICS_PORT: port.optional().meta({
    unset: 'no metrics',
    description: 'port of `/metrics`, separate from that of the API',
  }),
  OTEL_EXPORTER_OTLP_ENDPOINT: z
    .url({ protocol: /^https?$/ })
    .optional()
    .meta({
      unset: 'no traces',
      description: 'collector of OpenTelemetry that gets a span of each call, by OTLP over HTTP',
    }),
  OTEL_TRACES_SAMPLER_ARG: z.coerce
    .number()
    .min(0)
    .max(1)
    .default(1)
    .meta({ description: 'share of the traces that are sent' }),
  DRAIN_MS: count(0, 0).meta({
    description: 'milliseconds for which `/ready` answers 503 before the service stops listening',
  }),
  SHUTDOWN_MS: count(10_000, 0).meta({
    description: 'milliseconds that running calls get after that',
  }),
}

/** Every setting of the service: checked at the start, and listed in the documentation. */
export const environmentSchema = z.object({
  ...network,
  ...storage,
  ...retention,
  ...media,
  ...limits,
  ...scoring,
  ...operation,
})

/** The settings of the commands that work on the records. */
export const storageSchema = z.object({ ...storage, ...retention })

/** A setting that is not valid; the message names it and never shows its value. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError'
}

/** Reads settings; throws a `ConfigError` that names those which are not valid. */
export function readEnvironment<Schema extends z.ZodType>(
  schema: Schema,
  environment: Readonly<Record<string, string | undefined>>,
): z.output<Schema> {
  // Compose files pass an empty value for a setting that is not made.
  const made = Object.entries(withSecretFiles(environment, refuseSetting)).filter(
    ([, value]) => value !== undefined && value !== '',
  )
  const parsed = schema.safeParse(Object.fromEntries(made))
  if (parsed.success) return parsed.data
  const wrong = parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)
  throw new ConfigError(`Invalid settings. ${wrong.join('; ')}.`)
}

function refuseSetting(name: string, detail: string): never {
  throw new ConfigError(`Invalid settings. ${name}: ${detail}.`)
}
