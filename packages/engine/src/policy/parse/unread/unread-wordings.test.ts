import { expect, it } from 'vitest'
import { readPolicy } from '../read-policy.ts'

it.each([
  ['Flag each word of more than four syllables.', 'word of more than four syllables'],
  ['No emoji in the first sentence of a paragraph.', 'first sentence of a paragraph'],
  ['No links shorter than 3 words.', 'links shorter than 3 words'],
  ['Health claims require a citation from a journal.', 'from a journal'],
  ['Stars, not #.', 'not #'],
  ['No first names without surnames.', 'without surnames'],
  ['Two exclamation marks at most, none in headings.', 'none in headings'],
  ['Reject prices in headings and phone numbers anywhere.', 'anywhere'],
  ['No more emoji than words.', 'emoji than words'],
  ['Posts tagged "ad" must carry a disclaimer.', 'posts tagged'],
  ['Posts with images need credits.', 'with images'],
  ['Links to a.example are not allowed, links to b.example are.', 'are'],
  ['Don\'t mention prices or, if you do, add "plus shipping".', 'or , if you do'],
  ['Every image needs alt text of at most 120 characters.', 'alt text of at most 120'],
  ['Reject drafts that mention prices and discounts together.', 'together'],
  ['Never compare our product with theirs by name.', 'by name'],
  ['Reject posts older than a year.', 'posts older than'],
  ['Reject any draft in which a patient is named.', 'patient is named'],
  ['Reject posts where children are named.', 'children are named'],
  ['No captions longer than 20 words.', 'captions longer than'],
  ['Sentences under 20 words, except in the sidebar.', 'except in sidebar'],
])('asks for nothing without the words that it names: %s', (policy, words) => {
  const [{ form, leftOut }] = readPolicy(policy)
  expect(form).toBeUndefined()
  expect(leftOut.map((each) => each.words)).toContain(words)
})

it.each([
  'No emoji in the first sentence.',
  'No questions in the last paragraph.',
  'No sentence starting with "However".',
  'Health claims require a citation.',
  'Write "percent", not "pct".',
  'Reject more than two links or emoji.',
  'Links to a.example are not allowed.',
  'Prices are not allowed, unless a source is given.',
  'No more than two emoji.',
  'Posts with prices need a date.',
  'Reject prices in headings and quotes.',
  'No dates older than two years.',
  'No drafts shorter than 300 words.',
])('reads whole: %s', (policy) => {
  const [{ form, leftOut }] = readPolicy(policy)
  expect(form).toBeDefined()
  expect(leftOut).toEqual([])
})
