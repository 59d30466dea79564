import { describe, expect, it } from 'vitest'
import { explainPolicy } from '../../packages/engine/src/index.ts'
import { readCases } from './set/read-cases.ts'

const acme = 'Acme opens a shop. The tour costs «£5».'
const other = 'Globex opens a shop. The tour costs £5.'

readCases('of %s, not of the sentence', {
  'the draft': [
    ['reject', 'No prices in posts that mention Acme.', acme, other],
    ['reject', 'No prices in posts about Acme.', acme, other],
    ['reject', 'Reject prices in articles mentioning Acme.', acme, other],
    [
      'reject',
      'No emoji in articles containing prices.',
      'The tour costs £5. Come «🌱».',
      'The tour is free. Come 🌱.',
    ],
    [
      'reject',
      'No emoji in posts with prices.',
      'The tour costs £5. Come «🌱».',
      'The tour is free. Come 🌱.',
    ],
    ['reject', 'In posts about Acme, no prices.', acme, other],
    ['reject', 'Posts about Acme: no prices.', acme, other],
    ['reject', 'Prices must not appear in posts about Acme.', acme, other],
    ['reject', 'Prices are not allowed in posts about Acme.', acme, other],
  ],
})

describe('which drafts are meant', () => {
  it('bans nothing else', () => {
    const { says } = explainPolicy('Reject prices in articles mentioning Acme.')[0] ?? {}
    expect(says).toBe('prices and sums of money if the draft has “Acme”')
  })
})

const places = [
  'beyond the first paragraph',
  'past the first paragraph',
  'between headings',
  'under headings',
  'around headings',
  'following a heading',
  'near tables',
]

it.each(places)('what stands %s is none of what stands in it', (place) => {
  for (const thing of ['prices', 'emoji', 'links', 'questions']) {
    for (const policy of [`No ${thing} ${place}.`, `Avoid ${thing} ${place}.`]) {
      expect(
        explainPolicy(policy).map(({ reading }) => reading),
        policy,
      ).toEqual(['none'])
    }
  }
})

it.each(['as long as', 'provided that', 'provided', ', provided'])(
  'a ban “%s” something is the case is named, because it may say the reverse',
  (words) => {
    for (const what of ['a date is given', 'they are dated', 'a source is given']) {
      const policy = `No prices ${words} ${what}.`.replace(' ,', ',')
      expect(
        explainPolicy(policy).map(({ reading }) => reading),
        policy,
      ).toEqual(['none'])
    }
  },
)

it('a permission on a condition is read', () => {
  const [read] = explainPolicy('Prices are allowed provided that a source is given.')
  expect(read?.says).toBe('prices and sums of money unless a source backs them')
})

it.each([
  ['once', 'emoji, more than one of them'],
  ['twice', 'emoji, more than two of them'],
])('“except %s” is how often, and no number in the sentence', (often, says) => {
  expect(explainPolicy(`No emoji except ${often}.`).map((clause) => clause.says)).toEqual([says])
})
