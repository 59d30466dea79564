import type { ProblemCode } from '@content-trust/engine/schema'
import { StoreUnavailable } from '../ledger/store-error.ts'
import { MediaError } from '../media/media-error.ts'
import { ScoringError } from '../scoring/scoring.ts'
import { ApiError } from './api-error.ts'

/** What each failure of the framework is to a caller. */
const frameworkCodes = new Map<string, readonly [ProblemCode, string]>([
  [
    'FST_ERR_CTP_BODY_TOO_LARGE',
    ['payload_too_large', 'The body is larger than this endpoint reads.'],
  ],
  ['FST_ERR_CTP_INVALID_MEDIA_TYPE', ['unsupported_media_type', 'Expected `application/json`.']],
  ['FST_ERR_CTP_INVALID_CONTENT_LENGTH', ['bad_request', 'The body and its length differ.']],
  ['FST_ERR_BAD_URL', ['bad_request', 'The path is not valid.']],
  ['FST_ERR_MAX_URL_LENGTH', ['bad_request', 'The path is too long.']],
  ['FST_ERR_ASYNC_CONSTRAINT', ['bad_request', 'The request is not valid.']],
])

/** The problem that an error is to a caller. What is not known is ours, and its details stay here. */
export function toApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error
  if (error instanceof MediaError) return new ApiError(error.code, error.message)
  if (error instanceof StoreUnavailable) {
    return new ApiError('provider_unavailable', 'The service cannot reach its records.', {
      headers: { 'retry-after': '1' },
    })
  }
  if (error instanceof ScoringError) return scoringProblem(error)
  const known = frameworkCodes.get(codeOf(error))
  if (known !== undefined) return new ApiError(...known)
  return new ApiError('internal_error', 'The service failed to answer. Nothing was charged.')
}

/**
 * The same error within what an operation may answer: style and balance never answer 503 (T-16), so
 * there a full service is 429, and whatever else is missing is our failure.
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
  return new ApiError('internal_error', 'The service failed to answer. Nothing was charged.')
}

function scoringProblem({ reason }: ScoringError): ApiError {
  switch (reason) {
    case 'overloaded':
      return new ApiError('overloaded', 'Too many texts wait to be scored. Nothing was charged.', {
        headers: { 'retry-after': '1' },
      })
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
