import { expect, it } from 'vitest'
import { readPolicy } from '../read-policy.ts'

it.each([
  // Both are one topic.
  'Articles about drugs need a helpline number unless they are about medicines.',
  // What is needed is known as the price that calls for it.
  'If a post mentions a price, it must give the currency.',
  'No posts that are only a link.',
  'Answers that are nothing but a link are removed.',
])('names a clause that no draft could meet: %s', (policy) => {
  expect(readPolicy(policy)[0]).toMatchObject({ form: undefined, isPermission: false })
})

it.each([
  'If a post mentions a price, it must give a date.',
  'Links must go to example.org only.',
  'No prices except $5.',
  'No quotes unless they have a named speaker.',
  'If you mention a price, give at least two prices.',
])('keeps a clause that some draft meets: %s', (policy) => {
  expect(readPolicy(policy)[0].form).toBeDefined()
})
