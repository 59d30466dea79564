import { expect, it } from 'vitest'
import { rateLimited } from './api-error.ts'

it.each([
  [-5, '1'],
  [0, '1'],
  [0.2, '1'],
  [1, '1'],
  [1.01, '2'],
  [60, '60'],
])('who comes too often waits whole seconds, and at least one: %s', (seconds, header) => {
  const error = rateLimited('Too many.', seconds)
  expect(error.extras.headers).toEqual({ 'retry-after': header })
})

it('keeps the other headers of a refusal', () => {
  const { code, message, extras } = rateLimited('Too many.', 3, { vary: 'Origin' })
  expect([code, message]).toEqual(['rate_limited', 'Too many.'])
  expect(extras.headers).toEqual({ vary: 'Origin', 'retry-after': '3' })
})
