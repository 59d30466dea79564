import { type DestinationStream, type Logger, pino } from 'pino'

/** The fields that a log line may have: ids, hashes, names and numbers, never content (R-PRIV-04). */
const allowed = new Set([
  'request_id',
  'client_request_id',
  'trace_id',
  'parent_id',
  'span_id',
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

/** Creates a logger that writes lines of JSON; a field that is not on the list is dropped. */
export function createLog(level: string, destination: DestinationStream): Logger {
  return pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      hooks: {
        // Filtered before the logger gets them: it would log the message of an error.
        logMethod(args, method) {
          const [fields, ...message] = args
          Reflect.apply(method, this, [loggable(fields), ...message])
        },
      },
    },
    destination,
  )
}

/** The allowed fields of an object; a string stays as it is. */
function loggable(fields: unknown): unknown {
  if (fields instanceof Error) return traceOf(fields)
  if (typeof fields !== 'object' || fields === null) return fields
  return Object.fromEntries(Object.entries(fields).filter(([name]) => allowed.has(name)))
}

/** The name and stack frames of an error, without its message, which may quote a draft. */
export function traceOf(error: unknown): { readonly error_name: string; readonly stack: string } {
  if (!(error instanceof Error)) return { error_name: typeof error, stack: '' }
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line))
  return { error_name: error.name, stack: frames.join('\n') }
}
