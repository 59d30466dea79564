import { type DestinationStream, type Logger, pino } from 'pino'

/** All that a line may say: ids, hashes, names and numbers, never what was submitted (R-PRIV-04). */
const allowed = new Set([
  'request_id',
  'client_request_id',
  'account_id',
  'key_id',
  'method',
  'route',
  'status',
  'code',
  'bytes_in',
  'latency_ms',
  'is_replay',
  'units',
  'bucket',
  'price_cents',
  'model_version',
  'error_name',
  'stack',
  'host',
  'port',
  'voided_holds',
  'refunded_debits',
  'purged_replays',
])

/** Writes lines of JSON; a field that is not on the list is dropped, whoever passed it. */
export function createLog(level: string, destination: DestinationStream): Logger {
  return pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      hooks: {
        // Before the logger sees them: it would take the message of an error for its own words.
        logMethod(args, method) {
          const [fields, ...words] = args
          Reflect.apply(method, this, [sayable(fields), ...words])
        },
      },
    },
    destination,
  )
}

/** What a line may say of what was passed; words stay as they are. */
function sayable(fields: unknown): unknown {
  if (fields instanceof Error) return traceOf(fields)
  if (typeof fields !== 'object' || fields === null) return fields
  return Object.fromEntries(Object.entries(fields).filter(([name]) => allowed.has(name)))
}

/** Where an error came from, without its message, which may quote a draft. */
export function traceOf(error: unknown): { readonly error_name: string; readonly stack: string } {
  if (!(error instanceof Error)) return { error_name: typeof error, stack: '' }
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line))
  return { error_name: error.name, stack: frames.join('\n') }
}
