import { expect, it } from 'vitest'
import { describeForm } from '../../explain/describe-form.ts'
import { readPolicy } from '../read-policy.ts'

const formsOf = (policy: string) =>
  readPolicy(policy).map(({ form }) => form && `${form.action}: ${describeForm(form)}`)

it.each([
  ['Every post must have a title of at most 9 words', 'Headings of at most 9 words'],
  ['Every post must have headings of at most 9 words', 'Headings of at most 9 words'],
  ['Max 2 sentences per paragraph', 'Paragraphs of at most 2 sentences'],
  ['Two sentences per paragraph at most', 'Paragraphs of at most 2 sentences'],
  ['Only one emoji per post', 'At most one emoji per post'],
])('reads %s as: %s', (policy, plain) => {
  expect(formsOf(policy)).toEqual(formsOf(plain))
  expect(formsOf(plain)).toEqual([expect.stringMatching(/^revise: .*more than (\d|one|two|three)/)])
})

it.each([
  ['No quotes longer than 40 words', 'Reject quotes longer than 40 words'],
  ['Every draft about money ends with "At risk"', 'Drafts about money must end with "At risk"'],
  ['No long sentences of more than 20 words', 'No sentences of more than 20 words'],
  ['No overlong paragraphs of more than 80 words', 'No paragraphs of more than 80 words'],
  ['Keep the reading level at grade 8 at most', 'Keep the reading level at or below grade 8'],
  ['Reading grade 8 at most, please', 'Reading grade at most 8'],
  ['A reading level of grade 8 max.', 'Reading grade at most 8'],
  ['A reading age of 12 at most', 'Reading grade at most 7'],
  ['Write at a grade 9 reading level or below', 'Keep the reading level at or below grade 9'],
  ['Nothing above a grade 10 reading level', 'Nothing above reading grade 10'],
  ['The reading level should be no higher than grade 7', 'Reading grade at most 7'],
])('reads %s as: %s', (policy, plain) => {
  expect(formsOf(policy)).toEqual(formsOf(plain))
  expect(formsOf(plain)).toEqual([expect.any(String)])
})

it('finds no prices where their currency is missing', () => {
  expect(formsOf('Prices without a currency are not allowed')).toEqual([undefined])
})
