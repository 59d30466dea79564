import type { ProblemCode } from '@content-trust/engine/schema'
import { StoreUnavailable } from '../ledger/store-error.ts'
import { MediaError } from '../media/media-error.ts'
import { ScoringError } from '../scoring/scoring.ts'
import { ApiError, rateLimited } from './api-error.ts'

/** The problem that each error of the framework becomes. */
const frameworkCodes = new Map<string, readonly [ProblemCode, string]>([
  [
    'FST_ERR_CTP_BODY_TOO_LARGE',
    ['payload_too_large', 'The body is larger than this endpoint accepts.'],
  ],
  ['FST_ERR_CTP_INVALID_MEDIA_TYPE', ['unsupported_media_type', 'Expected `application/json`.']],
  [
    'FST_ERR_CTP_INVALID_CONTENT_LENGTH',
    ['bad_request', 'The body does not have the length that `Content-Length` states.'],
  ],
  ['FST_ERR_BAD_URL', ['bad_request', 'The path is not valid.']],
  ['FST_ERR_MAX_URL_LENGTH', ['bad_request', 'The path is too long.']],
  ['FST_ERR_ASYNC_CONSTRAINT', ['bad_request', 'The request is not valid.']],
])

/** The problem that an error becomes. An unknown one is an internal error, whose details are not sent. */
export function toApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error
  if (error instanceof MediaError) return new ApiError(error.code, error.message)
  if (error instanceof StoreUnavailable) {
    return withoutRecords(
      'The service cannot reach its records. Repeat the call later, with its `Idempotency-Key` where it has one.',
    )
  }
  if (error instanceof ScoringError) return scoringProblem(error)
  const problem = frameworkCodes.get(codeOf(error))
  if (problem !== undefined) return new ApiError(...problem)
  return new ApiError('internal_error', 'The service failed. Nothing was charged.')
}

/**
 * The problem of a charged call that lost the database on its way: whether it was charged is unknown
 * here. Its key settles that, whenever it is repeated.
 */
export function outcomeUnknown(hasKey: boolean): ApiError {
  return withoutRecords(
    `The service lost its records during this call, so its outcome is unknown. ${
      hasKey
        ? 'Repeat it with the same `Idempotency-Key`: it is charged once, however often you repeat it.'
        : 'Look at the balance before you repeat it; a call with an `Idempotency-Key` is never charged twice.'
    }`,
  )
}

function withoutRecords(detail: string): ApiError {
  return new ApiError('records_unavailable', detail, { headers: { 'retry-after': '1' } })
}

/**
 * The same error as one that the operation declares: no scorer makes style or balance answer 503 (T-16),
 * so there an overloaded service is 429, and a failed scorer is an internal error.
 */
export function withinDeclared(error: ApiError, declared: readonly ProblemCode[]): ApiError {
  const { code, message, extras } = error
  if (code === 'overloaded' && !declared.includes('overloaded')) {
    if (declared.includes('rate_limited')) return new ApiError('rate_limited', message, extras)
  }
  const isMissing503 =
    ['provider_unavailable', 'extractor_unavailable', 'overloaded'].includes(code) &&
    !declared.includes(code)
  if (!isMissing503) return error
  return new ApiError('internal_error', 'The service failed. Nothing was charged.')
}

function scoringProblem({ reason, retryAfter }: ScoringError): ApiError {
  switch (reason) {
    case 'queue_full':
      return rateLimited(
        'Too many texts or files of this account are waiting to be scored. Nothing was charged.',
        retryAfter,
      )
    case 'unpaid':
      return rateLimited(
        'Files of this account that could not be scored have taken too much time. Nothing was charged.',
        retryAfter,
      )
    case 'overloaded':
      return new ApiError(
        'overloaded',
        'Too many texts are waiting to be scored. Nothing was charged.',
        {
          headers: { 'retry-after': String(retryAfter) },
        },
      )
    case 'timeout':
      return new ApiError('provider_unavailable', 'Scoring took too long. Nothing was charged.')
    case 'failed':
      return new ApiError('provider_unavailable', 'Scoring failed. Nothing was charged.')
    default:
      return reason satisfies never
  }
}

function codeOf(error: unknown): string {
  if (!(error instanceof Error) || !('code' in error)) return ''
  return typeof error.code === 'string' ? error.code : ''
}
