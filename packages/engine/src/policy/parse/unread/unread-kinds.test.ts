import { expect, it } from 'vitest'
import { readPolicy } from '../read-policy.ts'

it.each([
  ['No prices in zloty', 'in zloty'],
  ['No US phone numbers', 'us phone numbers'],
  ['No Gmail addresses', 'gmail addresses'],
  ['No links to tabloids', 'to tabloids'],
  ['No quotes from social media', 'from social'],
])('bans not all of them, and names which: %s', (policy, words) => {
  const [{ form, leftOut }] = readPolicy(policy)
  expect(form).toBeUndefined()
  expect(leftOut.map((each) => each.words)).toContain(words)
})

it.each(['No prices in headings', 'Never give us phone numbers', 'No links to example.com'])(
  'reads all of: %s',
  (policy) => {
    const [{ form, leftOut }] = readPolicy(policy)
    expect(form).toBeDefined()
    expect(leftOut).toEqual([])
  },
)
