import { clientTimeouts, problemSchema } from '@content-trust/engine/schema'
import type { z } from 'zod'

/** Why a call failed: a problem that the service answered, or no answer. */
export interface Refusal {
  readonly code: string
  readonly detail: string
  /** Seconds after which to retry. */
  readonly retryAfter: number | null
}

export type Called<Value> =
  | { readonly ok: true; readonly value: Value; readonly headers: Headers }
  | { readonly ok: false; readonly refusal: Refusal; readonly headers: Headers }

interface CallOptions {
  /** With a body the call is a POST. */
  readonly body?: unknown
  readonly medium?: keyof typeof clientTimeouts
}

/** The functions of the browser that a call uses. */
export interface CallPorts {
  send(path: string, request: RequestInit): Promise<Response>
  /** Aborts after so many milliseconds. */
  limit(milliseconds: number): AbortSignal
}

const browserPorts: CallPorts = {
  send: (path, request) => fetch(path, request),
  limit: (milliseconds) => AbortSignal.timeout(milliseconds),
}

/** Calls this page's own server and parses its answer with a schema; times out at the limit of the medium. */
export async function callServer<Schema extends z.ZodType>(
  path: string,
  schema: Schema,
  { body, medium = 'text' }: CallOptions = {},
  { send, limit }: CallPorts = browserPorts,
): Promise<Called<z.output<Schema>>> {
  const milliseconds = clientTimeouts[medium]
  const signal = limit(milliseconds)
  try {
    const response = await send(path, {
      ...(body === undefined
        ? {}
        : {
            method: 'POST',
            headers: { 'content-type': 'application/json' },
            body: JSON.stringify(body),
          }),
      signal,
    })
    const { headers } = response
    const answer: unknown = await response.json()
    if (response.ok) return { ok: true, value: schema.parse(answer), headers }
    return { ok: false, refusal: refusalOf(answer, headers), headers }
  } catch {
    const refusal = signal.aborted ? timedOut(milliseconds, body !== undefined) : unreachable
    return { ok: false, refusal, headers: new Headers() }
  }
}

const unreachable: Refusal = {
  code: 'unreachable',
  detail: 'The service did not answer. Check that it is running, then try again.',
  retryAfter: null,
}

function timedOut(milliseconds: number, isPost: boolean): Refusal {
  const waited = `There was no answer within ${milliseconds / 1000} seconds.`
  // The request may still be carried out.
  const next = isPost
    ? 'The request may still have been carried out: reload the page and check before you try again.'
    : 'Try again in a minute.'
  return { code: 'timed_out', detail: `${waited} ${next}`, retryAfter: null }
}

function refusalOf(answer: unknown, headers: Headers): Refusal {
  const problem = problemSchema.safeParse(answer)
  if (!problem.success) return unreachable
  const seconds = Number(headers.get('retry-after') ?? Number.NaN)
  return {
    code: problem.data.code,
    detail: problem.data.detail,
    retryAfter: Number.isFinite(seconds) ? seconds : null,
  }
}
