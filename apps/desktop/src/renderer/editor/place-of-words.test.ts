import { expect, it } from 'vitest'
import { locateText } from './place-of-words.ts'

it('finds words at their old place, even where the same words occur twice', () => {
  expect(locateText('Bread. Tea. Bread.', 'Bread.', 12)).toBe(12)
})

it('finds words that moved', () => {
  expect(locateText('First of all: Bread. Tea.', 'Bread.', 0)).toBe(14)
})

it('does not guess: words that moved and have a twin, or that were changed', () => {
  expect(locateText('So: Bread. Tea. Bread.', 'Bread.', 0)).toBeNull()
  expect(locateText('Cake. Tea.', 'Bread.', 0)).toBeNull()
})
