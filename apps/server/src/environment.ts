import ipaddr from 'ipaddr.js'
import { z } from 'zod'

const count = (initial: number, least = 1) => z.coerce.number().int().min(least).default(initial)
const port = z.coerce.number().int().min(0).max(65_535)
const cents = (initial: number) => z.coerce.number().min(0).max(10_000).default(initial)

/** Names with commas between them. */
const list = z
  .string()
  .default('')
  .transform((text) =>
    text
      .split(',')
      .map((part) => part.trim())
      .filter((part) => part !== ''),
  )

function isNetwork(text: string): boolean {
  return ipaddr.isValid(text) || ipaddr.isValidCIDR(text)
}

/** Where the records are kept. */
const storage = {
  CONTENT_TRUST_DATA_DIR: z.string().min(1).optional().meta({
    unset: "the user's data folder",
    description: 'folder of the database file and the secret',
  }),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(?:ql)?:\/\//, 'expected postgres://…')
    .optional()
    .meta({ description: 'PostgreSQL in place of the file' }),
  DATABASE_CONNECTIONS: count(10, 2).meta({
    description: 'most connections of this process to PostgreSQL',
  }),
  CONTENT_TRUST_SECRET: z
    .string()
    .regex(/^[\da-fA-F]{64}$/, 'expected 64 hexadecimal digits')
    .optional()
    .meta({
      unset: 'made at the first start',
      description: 'the secret that instances on one database share: 64 hexadecimal digits',
    }),
}

/** How it is reached, and by whom. */
const network = {
  HOST: z.string().min(1).default('127.0.0.1').meta({ description: 'address to listen on' }),
  PORT: port.default(8080).meta({ description: 'port to listen on; 0 takes a free one' }),
  TRUSTED_PROXIES: list
    .refine((networks) => networks.every(isNetwork), 'expected addresses or networks')
    .meta({
      description:
        'networks whose `X-Forwarded-For` is believed, such as `10.0.0.0/8`, with commas between them',
    }),
  ALLOWED_HOSTS: list.meta({
    description: "host names of `/mcp` beside this machine's own, with commas between them",
  }),
  ALLOWED_ORIGINS: list.meta({
    description: 'origins whose pages may call `/mcp`, with commas between them',
  }),
  DEMO_ORIGIN: z
    .url()
    .optional()
    .meta({ description: 'the one origin of another site whose pages may call `/demo`' }),
}

/** How much of it one caller gets. */
const limits = {
  DEMO_CALLS_PER_HOUR: count(12).meta({ description: 'calls of the demo from each address' }),
  ACCESS_REQUESTS_PER_HOUR: count(5).meta({
    description: 'requests for access from each address',
  }),
  CALLS_IN_FLIGHT: count(32).meta({ description: 'calls of one account at a time' }),
  REQUEST_MS: count(30_000, 100).meta({
    description: 'milliseconds in which a whole request must arrive',
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
    description: 'longest time for one text in milliseconds',
  }),
  SCORING_QUEUE: count(256, 25).meta({ description: 'texts that may wait' }),
  STYLE_FAST_CENTS: cents(0.5).meta({ description: 'price of 1,000 characters of fast style' }),
  STYLE_DEEP_CENTS: cents(1).meta({ description: 'price of 1,000 characters of deep style' }),
}

/** How it is watched and stopped. */
const operation = {
  LOG_LEVEL: z
    .enum(['silent', 'error', 'warn', 'info', 'debug'])
    .default('info')
    .meta({ description: 'least level of the lines of the log' }),
  METRICS_HOST: z
    .string()
    .min(1)
    .default('127.0.0.1')
    .meta({ description: 'address to serve `/metrics` on' }),
  METRICS_PORT: port
    .optional()
    .meta({ unset: 'no metrics', description: 'port of `/metrics`, apart from that of the API' }),
  DRAIN_MS: count(0, 0).meta({
    description: 'milliseconds in which `/ready` says no before the service stops listening',
  }),
  SHUTDOWN_MS: count(10_000, 0).meta({
    description: 'milliseconds that running calls may take after that',
  }),
}

/** Every setting of the service. What is written here is checked at the start and listed in the documentation. */
export const environmentSchema = z.object({
  ...network,
  ...storage,
  ...limits,
  ...scoring,
  ...operation,
})

/** The settings that commands on the records need. */
export const storageSchema = z.object(storage)

/** A setting that cannot be used; the message names it and never its value. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError'
}

/** Reads settings; an unusable one is named. */
export function readEnvironment<Schema extends z.ZodType>(
  schema: Schema,
  environment: Readonly<Record<string, string | undefined>>,
): z.output<Schema> {
  // An empty value is what compose files pass on for a setting that nobody made.
  const made = Object.entries(environment).filter(
    ([, value]) => value !== undefined && value !== '',
  )
  const parsed = schema.safeParse(Object.fromEntries(made))
  if (parsed.success) return parsed.data
  const wrong = parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)
  throw new ConfigError(`Unexpected settings. ${wrong.join('; ')}.`)
}
