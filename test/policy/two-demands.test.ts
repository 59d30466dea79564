import { expect, it } from 'vitest'
import { explainPolicy } from '../../packages/engine/src/index.ts'

const says = (policy: string) =>
  explainPolicy(policy).map(({ reading, says }) => (reading === 'whole' ? says : reading))

it.each([
  [
    'No prices and at most two emoji.',
    ['prices and sums of money', 'emoji, more than two of them'],
  ],
  ['Avoid links, but at most one emoji.', ['links', 'emoji, more than one of them']],
  [
    'Prices need a source and emoji need approval.',
    ['prices and sums of money unless a source backs them', 'emoji'],
  ],
  [
    'Statistics need a source and prices go to legal.',
    ['statistics unless a source backs them', 'prices and sums of money'],
  ],
  ['No prices but discounts are fine.', ['prices and sums of money', 'permission']],
  ['No emoji but links are welcome.', ['emoji', 'permission']],
])('two demands on two things are two clauses: %s', (policy, clauses) => {
  expect(says(policy)).toEqual(clauses)
})

it.each([
  'Avoid prices, or else give a source.',
  'No prices with or without emoji.',
  'Emoji should not be used for prices.',
  'Headings must not end with emoji.',
  'Headings must not start with a price.',
  'Prices must have neither emoji nor links.',
])('what would ban more than is asked is named: %s', (policy) => {
  expect(says(policy)).not.toContain('prices and sums of money')
  for (const each of says(policy)) expect(each).toMatch(/^(?:none|part|permission)$/)
})

it('marks that end a heading are looked for there', () => {
  expect(says('Headings must not end with a full stop.')).toEqual(['full stops that end a heading'])
})
