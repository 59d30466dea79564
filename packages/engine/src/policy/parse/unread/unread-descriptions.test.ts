import { expect, it } from 'vitest'
import { describeForm } from '../../explain/describe-form.ts'
import { readPolicy } from '../read-policy.ts'

const formOf = (policy: string) => {
  const [{ form }] = readPolicy(policy)
  return form && describeForm(form)
}

it.each([
  ['Flag links that go to the same page', 'that go to the same page'],
  ['Flag abbreviations with full stops', 'with full stops'],
  ['No links from new members', 'from new members'],
  ['No jargon that is not explained', 'that is not explained'],
  ['No words that end in -ly', 'words that end in'],
  ['No emoji at the end of sentences', 'end of sentences'],
  ['No statistics older than the report they come from', 'older than the report'],
  ['No first names', 'first names'],
  ['Reject quotes that name nobody', 'name nobody'],
  ['Flag mentions of Acme next to prices', 'next to prices'],
  ['Note quotes of more than two paragraphs', '2 paragraphs'],
  ['Flag tables with more than five columns', '5 columns'],
  ['Flag sections with fewer than 50 words', 'sections'],
  ['Flag postal addresses without a postcode', 'postcode'],
])('does nothing without the words that it names: %s', (policy, words) => {
  const [{ form, leftOut }] = readPolicy(policy)
  expect(form).toBeUndefined()
  expect(leftOut.map((each) => each.words)).toContain(words)
})

it.each([
  'Flag links whose text is longer than five words',
  'Flag bold text longer than five words',
])('does not count the words of the draft for those of a thing: %s', (policy) => {
  expect(formOf(policy)).toBeUndefined()
})

it.each([
  ['Reject claims that we make', 'Reject claims'],
  ['No prices that appear in posts', 'No prices'],
  ['No swear words that are not in quotes', 'No swear words outside quotes'],
  ['Flag phone numbers that are not linked', 'Flag phone numbers without a link'],
  ['Flag texts that never mention Acme', 'Flag texts without Acme'],
])('reads %s as: %s', (policy, plain) => {
  expect(formOf(policy)).toBe(formOf(plain))
})

it.each([
  ['Never mention the prices of suppliers', 'prices'],
  ['No contractions of “will”', 'contractions'],
])('looks for neither alone: %s', (policy, thing) => {
  expect(formOf(policy)).toMatch(new RegExp(`^${thing}.* in sentences with “`))
})

it('looks for no words that follow those in quotes', () => {
  expect(formOf('Flag the word “patient” as an adjective')).toBeUndefined()
  expect(formOf('Flag words in brackets')).toBeUndefined()
})

it('compares what has a value, and counts it not', () => {
  expect(formOf('Flag ages over 100')).toBe('ages of persons above 100')
  expect(formOf('Flag more than two ages')).toContain('more than two of them')
})
