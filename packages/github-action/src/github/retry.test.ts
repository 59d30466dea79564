import { describe, expect, it } from 'vitest'
import { waitFor } from './retry.ts'

const now = 1_700_000_000_000

function answer(status: number, headers: Readonly<Record<string, string>> = {}, message = '') {
  return { status, headers, message }
}

describe('the wait before a request is sent again', () => {
  it('is what the answer asks for', () => {
    expect(waitFor(answer(429, { 'retry-after': '7' }), 'POST', 1, now)).toBe(7000)
    const reset = { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': '1700000030' }
    expect(waitFor(answer(403, reset), 'GET', 1, now)).toBe(30_000)
  })

  it('is a minute for a secondary limit that names no time', () => {
    const limit = answer(403, {}, 'You have exceeded a secondary rate limit.')
    expect(waitFor(limit, 'POST', 1, now)).toBe(60_000)
  })

  it('grows where a server failed or two writes met', () => {
    expect([1, 2, 3].map((attempt) => waitFor(answer(502), 'GET', attempt, now))).toEqual([
      500, 1000, 2000,
    ])
    expect(waitFor(answer(409), 'POST', 2, now)).toBe(1000)
  })

  it.each([
    ['a limit that ends in an hour', answer(429, { 'retry-after': '3600' }), 'GET'],
    ['a missing permission', answer(403, {}, 'Resource not accessible by integration'), 'POST'],
    ['a write to a failed server', answer(500), 'POST'],
    ['a mistake in the request', answer(422), 'POST'],
  ])('does not happen after %s', (_name, error, method) => {
    expect(waitFor(error, method, 1, now)).toBeNull()
  })
})
