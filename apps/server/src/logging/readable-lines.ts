import type { DestinationStream } from 'pino'
import { z } from 'zod'

/** A line of the log: what each has, what answers have, and whatever else was logged. */
const lineSchema = z.looseObject({
  level: z.string(),
  time: z.coerce.date(),
  msg: z.string().optional(),
  method: z.string().optional(),
  route: z.string().optional(),
  status: z.number().optional(),
  latency_ms: z.number().optional(),
  stack: z.string().optional(),
})

/** Ids that an operator looks up in the log of a file; on a terminal they hide the rest. */
const hidden = new Set(['request_id', 'client_request_id', 'account_id', 'key_id'])

/** Turns the log's lines of JSON into lines that a person reads at a terminal, with the local time. */
export function readableLines(write: (text: string) => void): DestinationStream {
  return {
    write: (line) => {
      const parsed = lineSchema.safeParse(parse(line))
      write(parsed.success ? readable(parsed.data) : line)
    },
  }
}

function readable(line: z.output<typeof lineSchema>): string {
  const { level, time, msg, method, route, status, latency_ms, stack, ...rest } = line
  const facts = Object.entries(rest)
    .filter(([name]) => !hidden.has(name))
    .map(([name, value]) => `${name}=${typeof value === 'string' ? value : JSON.stringify(value)}`)
  const words = [
    clock(time),
    level === 'info' ? undefined : level.toUpperCase(),
    status?.toString(),
    method,
    route,
    msg,
    latency_ms === undefined ? undefined : `${latency_ms} ms`,
    ...facts,
  ].filter((word) => word !== undefined && word !== '')
  return `${words.join('  ')}\n${stack === undefined || stack === '' ? '' : `${stack}\n`}`
}

function parse(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch {
    return null
  }
}

/** Hours, minutes and seconds. */
function clock(time: Date): string {
  const parts = [time.getHours(), time.getMinutes(), time.getSeconds()]
  return parts.map((part) => String(part).padStart(2, '0')).join(':')
}
