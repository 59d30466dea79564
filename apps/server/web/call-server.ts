import { problemSchema } from '@content-trust/engine/schema'
import type { z } from 'zod'

/** Why there is no answer: a problem of the service, or no service at all. */
export interface Refusal {
  readonly code: string
  readonly detail: string
  /** Seconds after which a call may work. */
  readonly retryAfter: number | null
}

export type Called<Value> =
  | { readonly ok: true; readonly value: Value; readonly headers: Headers }
  | { readonly ok: false; readonly refusal: Refusal; readonly headers: Headers }

interface CallOptions {
  /** With a body the call is a POST. */
  readonly body?: unknown
  readonly timeoutMs?: number
}

const TIMEOUT_MS = 30_000

/** Calls this page's own server and reads its answer by a schema. */
export async function callServer<Schema extends z.ZodType>(
  path: string,
  schema: Schema,
  { body, timeoutMs = TIMEOUT_MS }: CallOptions = {},
): Promise<Called<z.output<Schema>>> {
  try {
    const response = await fetch(path, {
      ...(body === undefined
        ? {}
        : {
            method: 'POST',
            headers: { 'content-type': 'application/json' },
            body: JSON.stringify(body),
          }),
      signal: AbortSignal.timeout(timeoutMs),
    })
    const { headers } = response
    const answer: unknown = await response.json()
    if (response.ok) return { ok: true, value: schema.parse(answer), headers }
    return { ok: false, refusal: refusalOf(answer, headers), headers }
  } catch {
    return { ok: false, refusal: unreachable, headers: new Headers() }
  }
}

const unreachable: Refusal = {
  code: 'unreachable',
  detail: 'The service did not answer. Check that it still runs, then try again.',
  retryAfter: null,
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
