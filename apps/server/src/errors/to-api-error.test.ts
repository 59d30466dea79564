import { problemStatuses } from '@content-trust/engine/schema'
import { describe, expect, it } from 'vitest'
import { StoreUnavailable } from '../ledger/store-error.ts'
import { MediaError } from '../media/media-error.ts'
import { ScoringError } from '../scoring/scoring.ts'
import { ApiError } from './api-error.ts'
import { toApiError, withinDeclared } from './to-api-error.ts'

const coded = (code: unknown) => Object.assign(new Error('canary'), { code })

describe('what a failure is to a caller', () => {
  it.each([
    [coded('FST_ERR_CTP_BODY_TOO_LARGE'), 'payload_too_large'],
    [coded('FST_ERR_CTP_INVALID_MEDIA_TYPE'), 'unsupported_media_type'],
    [coded('FST_ERR_CTP_INVALID_CONTENT_LENGTH'), 'bad_request'],
    [coded('FST_ERR_BAD_URL'), 'bad_request'],
    [coded('FST_ERR_MAX_URL_LENGTH'), 'bad_request'],
    [coded('FST_ERR_ASYNC_CONSTRAINT'), 'bad_request'],
    [new MediaError('media_fetch_failed', 'The address is not public.'), 'media_fetch_failed'],
    [new MediaError('extractor_unavailable', 'No extractor.'), 'extractor_unavailable'],
    [new StoreUnavailable('canary'), 'records_unavailable'],
    [new ScoringError('overloaded'), 'overloaded'],
    [new ScoringError('timeout'), 'provider_unavailable'],
    [new ScoringError('failed'), 'provider_unavailable'],
  ])('%s is told', (error, code) => {
    const told = toApiError(error)
    expect(told.code).toBe(code)
    expect(told.message).not.toContain('canary')
  })

  it.each([
    new Error('canary'),
    new TypeError('canary'),
    coded('ENOENT'),
    coded(7),
    coded('toString'),
    { code: 'FST_ERR_BAD_URL' },
    'canary',
    null,
    undefined,
  ])('%s is an internal error, and its text is not shown', (error) => {
    const told = toApiError(error)
    expect([told.code, told.message]).toEqual([
      'internal_error',
      'The service failed. Nothing was charged.',
    ])
  })

  it('is itself where it says so, and keeps the words about media', () => {
    const error = new ApiError('not_found', 'Nothing here.')
    expect(toApiError(error)).toBe(error)
    expect(toApiError(new MediaError('bad_request', 'No image.')).message).toBe('No image.')
  })

  it.each([new StoreUnavailable('x'), new ScoringError('overloaded')])(
    '%s asks to come back after a second',
    (error) => {
      expect(toApiError(error).extras.headers).toEqual({ 'retry-after': '1' })
    },
  )
})

it.each([
  ['timeout', 'Scoring took too long. Nothing was charged.'],
  ['failed', 'Scoring failed. Nothing was charged.'],
  ['overloaded', 'Too many texts are waiting to be scored. Nothing was charged.'],
] as const)('scoring that ended with %s has its own message', (reason, words) => {
  expect(toApiError(new ScoringError(reason)).message).toBe(words)
})

describe('what an operation may answer', () => {
  const full = new ApiError('overloaded', 'Full.', { headers: { 'retry-after': '1' } })

  it('is 429 for a full service where 503 is not declared', () => {
    const told = withinDeclared(full, ['rate_limited', 'bad_request'])
    expect(told).toMatchObject({ code: 'rate_limited', message: 'Full.', extras: full.extras })
    expect(withinDeclared(full, ['rate_limited', 'overloaded'])).toBe(full)
    expect(withinDeclared(full, ['bad_request']).code).toBe('internal_error')
  })

  it.each(['provider_unavailable', 'extractor_unavailable'] as const)(
    'is our failure for %s where that is not declared',
    (code) => {
      const error = new ApiError(code, 'canary')
      expect(withinDeclared(error, [code])).toBe(error)
      expect(withinDeclared(error, ['rate_limited'])).toMatchObject({
        code: 'internal_error',
        message: 'The service failed. Nothing was charged.',
      })
    },
  )

  it('is everything else, declared or not', () => {
    for (const code of Object.keys(problemStatuses)) {
      const isOfScorers = /^(?:provider|extractor)_unavailable$|^overloaded$/.test(code)
      if (isOfScorers) continue
      const error = new ApiError(code as keyof typeof problemStatuses, 'x')
      expect(withinDeclared(error, [])).toBe(error)
    }
  })
})
