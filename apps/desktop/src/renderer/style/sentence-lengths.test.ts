import { expect, it } from 'vitest'
import { sentenceLengths, spreadOf } from './sentence-lengths.ts'

it('counts words and leaves out what has none', () => {
  const lengths = sentenceLengths([
    { start: 0, end: 17, text: 'We don’t weigh it.' },
    { start: 18, end: 21, text: '***' },
    { start: 22, end: 30, text: 'Flour, 4.' },
  ])
  expect(lengths.map(({ at, words }) => [at, words])).toEqual([
    [1, 4],
    [2, 2],
  ])
  expect(spreadOf(lengths)).toEqual({ shortest: 2, longest: 4, middle: 2 })
})

it('says nothing of no sentences', () => {
  expect(spreadOf([])).toEqual({ shortest: 0, longest: 0, middle: 0 })
})
