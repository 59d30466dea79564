import { Text } from '@codemirror/state'
import { expect, it } from 'vitest'
import { changedPlaces } from './changed-places.ts'
import { changedWords, compareWords } from './compare-words.ts'

it('finds what differs between two lines', () => {
  const { left, right } = compareWords('the old flour here', 'the rye flour here')
  expect(left.filter(({ isOther }) => isOther).map(({ text }) => text)).toEqual(['old'])
  expect(right.filter(({ isOther }) => isOther).map(({ text }) => text)).toEqual(['rye'])
  expect(left.map(({ text }) => text).join('')).toBe('the old flour here')
  expect(right.map(({ text }) => text).join('')).toBe('the rye flour here')
})

it.each([
  ['We bake in order to eat.', 'We bake to eat.'],
  ['One.\nTwo two.', 'One.\n\nTwo three, and four.'],
  ['', 'New words.'],
  ['All gone.', ''],
  ['long '.repeat(900), 'other '.repeat(900)],
])('names the changes that make one text of another, %#', (left, right) => {
  const made = changedWords(left, right).reduceRight(
    (text, { from, to, insert }) => text.slice(0, from) + insert + text.slice(to),
    left,
  )
  expect(made).toBe(right)
})

it('leaves alone what stays', () => {
  expect(changedWords('We bake in order to eat.', 'We bake to eat.')).toEqual([
    { from: 8, to: 17, insert: '' },
  ])
})

it('names the lines that differ, with what they were', () => {
  const before = Text.of(['One.', 'Two.', 'Three.', 'Four.', 'Gone.'])
  const after = Text.of(['One.', 'Two and a half.', 'Three.', 'Four.', 'New.', 'Newer.'])
  expect(changedPlaces(before, after)).toEqual([
    { line: 2, before: 'Two.', after: 'Two and a half.' },
    { line: 5, before: 'Gone.', after: 'New.\nNewer.' },
  ])
  expect(changedPlaces(before, before)).toEqual([])
})
