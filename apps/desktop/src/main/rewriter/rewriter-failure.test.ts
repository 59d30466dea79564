import { expect, it } from 'vitest'
import { rewriterFailure } from './rewriter-failure.ts'

const asked = {
  address: 'https://models.test:8443/v1',
  model: 'small',
  hasKey: false,
  timeoutMs: 2000,
}

it.each([
  ['timeout', null, 'not answer within 2 seconds'],
  ['stopped', null, 'not answer within 2 seconds'],
  ['connection', null, 'models.test:8443 isn’t answering.'],
  ['address', null, 'begins with https://'],
  ['too_large', null, 'answer is too long'],
  ['unreadable', null, 'not with a rewrite'],
  ['status', 401, 'models.test:8443 requires a key'],
  ['status', 403, 'models.test:8443 requires a key'],
  ['status', 404, 'no model “small” (404)'],
  ['status', 429, '(429). Wait a little'],
  ['status', 400, 'answered with status 400 instead of a rewrite'],
  ['status', 402, 'answered with status 402 instead of a rewrite'],
  ['status', null, 'answered with status 0 instead of a rewrite'],
] as const)('says what %s %s means', (problem, status, said) => {
  const error = rewriterFailure({ problem, status }, asked)
  expect(error).toMatchObject({ code: 'rewriter_failed' })
  expect(error.message).toContain(said)
})

it.each([401, 403])('says that a key was refused where one was sent: %d', (status) => {
  const { message } = rewriterFailure({ problem: 'status', status }, { ...asked, hasKey: true })
  expect(message).toContain(`rejected the key (${status})`)
})
