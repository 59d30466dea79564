import type { ProblemCode } from '@content-trust/engine/schema'

/** One field that is wrong, by JSON Pointer; the value that was sent is never repeated (D-058). */
export interface FieldError {
  readonly pointer: string
  readonly detail: string
}

export interface ApiErrorExtras {
  readonly errors?: readonly FieldError[]
  readonly headers?: Readonly<Record<string, string>>
  readonly required_cents?: number
  readonly balance_cents?: number
}

/** What a caller is told went wrong; its detail is safe to send. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly code: ProblemCode
  readonly extras: ApiErrorExtras

  constructor(code: ProblemCode, detail: string, extras: ApiErrorExtras = {}) {
    super(detail)
    this.code = code
    this.extras = extras
  }
}

/** Too many calls, with the seconds to wait (D-071). */
export function rateLimited(
  detail: string,
  seconds: number,
  headers: Readonly<Record<string, string>> = {},
): ApiError {
  return new ApiError('rate_limited', detail, {
    headers: { ...headers, 'retry-after': String(Math.max(1, Math.ceil(seconds))) },
  })
}
