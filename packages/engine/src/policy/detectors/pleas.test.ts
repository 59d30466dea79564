import { expect, it } from 'vitest'
import { analyzeText } from '../../index.ts'

function spansOf(custom_policy: string, source: string): string[] {
  const result = analyzeText({ source, syntax: 'markdown' }, { context: { custom_policy } })
  return (result.policy_matches ?? []).map(({ span }) => span)
}

it.each([
  'Please upvote and follow me.',
  'Sign our petition.',
  'Please donate £10 to the lifeboat today.',
  'Pay at the counter and save.',
  'Follow me for more.',
  'Subscribe to my channel for more photos.',
  'Smash that like button.',
  'Text HELP to 70070.',
  "Don't forget to subscribe.",
])('takes “%s” for a call to action', (text) => {
  expect(spansOf('No calls to action', text)).not.toEqual([])
})

it.each([
  'The petition was signed by 40 people.',
  'I follow the river.',
  'Follow the path to the mill.',
  'Pay rose by a tenth in May.',
  'Like me, she walks to work.',
  'Share prices fell on Monday.',
  'Comment sections close at noon.',
  'Text on the sign is small.',
])('takes “%s” for no call to action', (text) => {
  expect(spansOf('No calls to action', text)).toEqual([])
})

it.each(['Take your landlord to court.', 'Sue them.', 'You should press charges.'])(
  'takes “%s” for legal advice',
  (text) => {
    expect(spansOf('No legal advice', text)).not.toEqual([])
  },
)

it.each([
  'She took the landlord to court in May.',
  'Take your landlord a cake.',
  'Sue Baker opened the shop.',
])('takes “%s” for no legal advice', (text) => {
  expect(spansOf('No legal advice', text)).toEqual([])
})

it.each(['The key is AKIAIOSFODNN7EXAMPLE.', 'Log in with Xk9!tulip-7Rw on Monday.'])(
  'takes “%s” for a secret',
  (text) => {
    expect(spansOf('No passwords or keys', text)).not.toEqual([])
  },
)

it.each([
  'Sum the cells in Sheet1!AB10 first.',
  'Use the key YOUR_API_KEY here.',
  'Order AB-12345! It ships today.',
])('takes “%s” for no secret', (text) => {
  expect(spansOf('No passwords or keys', text)).toEqual([])
})
