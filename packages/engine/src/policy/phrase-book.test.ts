import { expect, it } from 'vitest'
import { findPhrase, findPhrases, makePhraseBook } from './phrase-book.ts'

const book = makePhraseBook([
  ['tea', 'one word'],
  ['tea party', 'two words'],
  ['tea parties', 'the same again'],
  ['tea party hat', 'three words'],
  ['tea bags', 'others'],
])

it('finds the longest phrase that starts at a word', () => {
  expect(findPhrase(book, ['a', 'tea', 'party', 'hat'], 1)).toEqual({
    meaning: 'three words',
    length: 3,
  })
  expect(findPhrase(book, ['tea', 'hat'], 0)).toEqual({ meaning: 'one word', length: 1 })
  expect(findPhrase(book, ['a', 'tea'], 0)).toBeUndefined()
  expect(findPhrase(book, ['tea'], 1)).toBeUndefined()
})

it('finds all of them, the longest first, and of equals the first', () => {
  const found = [...findPhrases(book, ['tea', 'party', 'hat'], 0)]
  expect(found.map(({ meaning }) => meaning)).toEqual([
    'three words',
    'two words',
    'the same again',
    'one word',
  ])
})
