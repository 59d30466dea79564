import { expect, it } from 'vitest'
import { describeForm } from '../../explain/describe-form.ts'
import { readPolicy } from '../read-policy.ts'

const formsOf = (policy: string) =>
  readPolicy(policy).flatMap(({ form }) =>
    form === undefined ? [] : [`${form.action ?? 'flag'}: ${describeForm(form)}`],
  )

it.each([
  'Posts without prices are allowed',
  'Posts with no links are fine',
  'There is no ban on prices',
  'There are no rules against swearing',
])('asks for nothing where something is permitted: %s', (policy) => {
  expect(formsOf(policy)).toEqual([])
})

it.each([
  ['Anything goes, apart from swearing', 'No swearing'],
  ['Everything is allowed except prices', 'No prices'],
  ['Block profanity, even in customer quotes', 'Block profanity'],
  ['Prices are banned in posts about schools', 'Prices are banned when the post is about schools'],
  ['Put a note on prices', 'Flag prices'],
  ['Keep sentences to 15 words, bullet points included', 'Keep sentences to 15 words'],
  ['Nothing but quotes with a named speaker', 'Only allow quotes with a named speaker'],
  ['No prices in the terms and conditions', 'No prices'],
  ['Flag prices rather than rejecting them', 'Flag prices'],
  ['Reject if there are no more than two links', 'Reject posts without at least three links'],
  ['Reject if there are fewer than three links', 'Reject posts without at least three links'],
  ['Flag articles that cite less than 2 sources', 'Flag articles without at least two sources'],
])('reads %s as: %s', (policy, plain) => {
  expect(formsOf(policy)).toEqual(formsOf(plain))
  expect(formsOf(plain)).toHaveLength(1)
})

it('keeps a limit that is no lack', () => {
  expect(formsOf('Posts with at most two links')).toEqual(['revise: links, more than two of them'])
})
