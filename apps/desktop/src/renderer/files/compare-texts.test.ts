import { expect, it } from 'vitest'
import { changedWords, compareTexts, compareWords } from './compare-texts.ts'

it('puts a changed line beside the line that it was', () => {
  expect(compareTexts('one\ntwo\n', 'one\n2\n')).toEqual([
    { kind: 'same', text: 'one' },
    { kind: 'other', left: 'two', right: '2' },
  ])
})

it('leaves a side empty where a line came or went', () => {
  expect(compareTexts('a\nb\n', 'a\n')).toContainEqual({ kind: 'other', left: 'b', right: null })
  expect(compareTexts('a\n', 'a\nb\n')).toContainEqual({ kind: 'other', left: null, right: 'b' })
})

it('counts long parts that are alike instead of showing them', () => {
  const lines = Array.from({ length: 50 }, (_, at) => `line ${at}`)
  const rows = compareTexts(`${lines.join('\n')}\nold\n`, `${lines.join('\n')}\nnew\n`)
  expect(rows[0]).toEqual({ kind: 'gap', lines: 48 })
  expect(rows).toHaveLength(4)
})

it('is one gap for texts that are the same, however long', () => {
  expect(compareTexts('a\nb\n', 'a\nb\n')).toEqual([{ kind: 'gap', lines: 2 }])
})

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
