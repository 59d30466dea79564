import { expect, it } from 'vitest'
import { rewriterFailure } from './rewriter-failure.ts'

const asked = {
  address: 'https://models.test:8443/v1',
  model: 'small',
  hasKey: false,
  timeoutMs: 2000,
}

it.each([
  ['timeout', null, 'no answer within 2 seconds'],
  ['stopped', null, 'no answer within 2 seconds'],
  ['connection', null, 'Nothing answers at models.test:8443.'],
  ['address', null, 'begins with https://'],
  ['too_large', null, 'more than can be read'],
  ['unreadable', null, 'not with the rewrite'],
  ['status', 401, 'models.test:8443 wants a key'],
  ['status', 403, 'models.test:8443 wants a key'],
  ['status', 404, 'no model “small” (404)'],
  ['status', 429, '(429). Wait a little'],
  ['status', 400, 'answered 400 and no rewrite'],
  ['status', 402, 'answered 402 and no rewrite'],
  ['status', null, 'answered 0 and no rewrite'],
] as const)('says what %s %s means', (problem, status, said) => {
  const error = rewriterFailure({ problem, status }, asked)
  expect(error).toMatchObject({ code: 'rewriter_failed' })
  expect(error.message).toContain(said)
})

it.each([401, 403])('says that a key was refused where one was sent: %d', (status) => {
  const { message } = rewriterFailure({ problem: 'status', status }, { ...asked, hasKey: true })
  expect(message).toContain(`refused the key (${status})`)
})
