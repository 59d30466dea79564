import { expect, it } from 'vitest'
import { readPolicy } from './read-policy.ts'

it.each([
  ['Do not start a paragraph with "However".', 'start a paragraph'],
  ['No questions at the end of paragraphs.', 'end of paragraphs'],
  ['No emoji in the first sentence of a paragraph.', 'first sentence of a paragraph'],
  ['No links shorter than 3 words.', 'links shorter than 3 words'],
  ['Health claims require a citation from a journal.', 'from a journal'],
  ['Percent, not %.', 'not %'],
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
  'No drafts shorter than 300 words.',
])('reads whole: %s', (policy) => {
  const [{ form, leftOut }] = readPolicy(policy)
  expect(form).toBeDefined()
  expect(leftOut).toEqual([])
})
