import { expect, it } from 'vitest'
import { findPhrase, PhraseBook } from './phrase-book.ts'

const book = new PhraseBook([
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

it('has all phrases of a word, the longest first, and of equals the first', () => {
  expect(book.get('tea')?.map(({ meaning }) => meaning)).toEqual([
    'three words',
    'two words',
    'the same again',
    'others',
    'one word',
  ])
  expect(book.get('bag')).toBeUndefined()
  expect([book.has('tea'), book.has('party')]).toEqual([true, false])
})

it('has phrases of one word', () => {
  const words = new PhraseBook([
    ['teas', 1],
    ['tea bag', 2],
  ])
  expect([...words.words()]).toEqual([['tea', 1]])
})
