import type { ProblemCode } from '@content-trust/engine/schema'

/** An invalid field, by JSON Pointer; the value that was sent is never repeated (decision 26). */
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

/** An error that is answered to the caller; its message is the problem's `detail`. */
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

/** The error 429, with the seconds to wait in `Retry-After` (decision 31). */
export function rateLimited(
  detail: string,
  seconds: number,
  headers: Readonly<Record<string, string>> = {},
): ApiError {
  return new ApiError('rate_limited', detail, {
    headers: { ...headers, 'retry-after': String(Math.max(1, Math.ceil(seconds))) },
  })
}
