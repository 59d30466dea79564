import { expect, it } from 'vitest'
import { familiarWords } from './familiar-words.ts'
import { isFamiliar } from './is-familiar.ts'

it('holds the whole list', () => {
  expect(new Set(familiarWords).size).toBe(2942)
})

it.each([
  'walk',
  'walks',
  'walked',
  'walking',
  'stopped',
  'running',
  'babies',
  'cried',
  'bigger',
  "dog's",
  'making',
])('%s is familiar, as a word or as a regular form of one', (word) => {
  expect(isFamiliar(word)).toBe(true)
})

it.each(['stakeholder', 'paradigm', 'synergies', 'quickness', 's', 'ing'])(
  '%s is not familiar',
  (word) => {
    expect(isFamiliar(word)).toBe(false)
  },
)
