import { expect, it } from 'vitest'
import { analyzeText } from '../../../index.ts'
import { describeForm } from '../../explain/describe-form.ts'
import { readPolicy } from '../read-policy.ts'

const formsOf = (policy: string) =>
  readPolicy(policy).flatMap(({ form }) =>
    form === undefined ? [] : [`${form.action}: ${describeForm(form)}`],
  )
const spansOf = (custom_policy: string, source: string) =>
  (
    analyzeText({ source, syntax: 'markdown' }, { context: { custom_policy } }).policy_matches ?? []
  ).map(({ span }) => span)

it.each([
  ['No prices in lists', '- Tea: £3', 'Tea is £3.'],
  ['No prices in a table', '| Tea |\n| --- |\n| £3 |', 'Tea is £3.'],
  ['No emoji in bullets', '- Nice 🎉', 'Nice 🎉'],
  ['No prices in quotes', 'She said: “It was £3 then.”', 'It was £3 then.'],
  ['No prices except in tables', 'Tea is £3.', '| Tea |\n| --- |\n| £3 |'],
  ['No exclamation marks anywhere but in quotes', 'Come now!', 'He said: “Come now!”'],
  [
    'No "click here" links',
    '[Click here](https://example.org)',
    'Click here, or [read](https://example.org).',
  ],
  ['Use emoji only in headings', 'Nice 🎉', '# Nice 🎉'],
])('looks in the place alone: %s', (policy, meets, misses) => {
  expect(spansOf(policy, meets)).toHaveLength(1)
  expect(spansOf(policy, misses)).toEqual([])
})

it.each([
  ['Only publish posts with an author', 'Reject posts without an author'],
  ['Only posts with a date are accepted', 'Reject posts without a date'],
  ['Posts are only accepted with a date', 'Reject posts without a date'],
  ['Accept only articles with at least two sources', 'Reject articles without two sources'],
  ['Questions in headings are fine but not in the text', 'No questions except in headings'],
])('reads %s as: %s', (policy, plain) => {
  expect(formsOf(policy)).toEqual(formsOf(plain))
  expect(formsOf(plain)).toHaveLength(1)
})

it.each([
  'Links must not say “here”',
  'No links that say “here”',
  'No links saying “here”',
  'No links with the word “here”',
  'No links labelled “here”',
  'Links called “here” are not allowed',
  'Links must never just read “here”',
])('looks for words that links say in their texts: %s', (policy) => {
  const [{ form, leftOut }] = readPolicy(policy)
  expect(form).toMatchObject({ targets: [{ kind: 'phrase', words: 'here' }], place: 'link' })
  expect(leftOut).toEqual([])
})
