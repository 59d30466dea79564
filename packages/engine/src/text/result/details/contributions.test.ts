import { describe, expect, it } from 'vitest'
import { readDocument } from '../../../../../../test/support/show-document.ts'
import { costliest, weightedByWords } from './contributions.ts'
import { topSentences } from './top-sentences.ts'

const source = 'One two. Three four five. Six. Seven eight nine ten.'
const document = readDocument(source)
const costs = (added: readonly number[], rest = 0) =>
  costliest(document, Float64Array.from(added), rest, (index) => [`sentence ${index}`])

describe('the costliest sentences of a score', () => {
  it('are three, with their place, their share and their reason, the costliest first', () => {
    expect(costs([1, 4, 2, 3])).toEqual([
      { start: 9, end: 25, share: 0.4, why: ['sentence 1'] },
      { start: 31, end: 52, share: 0.3, why: ['sentence 3'] },
      { start: 26, end: 30, share: 0.2, why: ['sentence 2'] },
    ])
    expect(source.slice(9, 25)).toBe('Three four five.')
  })

  it('share the cost with what no sentence owns', () => {
    expect(costs([1, 0, 0, 2], 1).map(({ share }) => share)).toEqual([0.5, 0.25])
  })

  it('leave out features that lower a score, which take nothing off the cost', () => {
    expect(costs([-6, 1, 0, 3]).map(({ share }) => share)).toEqual([0.75, 0.25])
    expect(costs([-1, 0, 0, -2], 5)).toEqual([])
  })
})

it('a mean over words is what each sentence adds by its words', () => {
  expect([...weightedByWords(document, Float64Array.of(0.5, 0.1, 1, 0))]).toEqual([
    1,
    0.1 * 3,
    1,
    0,
  ])
})

describe('the top sentences', () => {
  const top = (values: readonly number[], most: number, counts = (_index: number) => true) =>
    topSentences(Float64Array.from(values), most, counts)

  it('are those with the largest values, of two that are equal the earlier first', () => {
    expect(top([1, 5, 3, 5, 2], 3)).toEqual([1, 3, 2])
    expect(top([5, 4, 3, 2], 2)).toEqual([0, 1])
    expect(top([2, 3, 4, 5], 2)).toEqual([3, 2])
    expect(top([1, 1, 1], 2)).toEqual([0, 1])
  })

  it('are only those that count and are above zero', () => {
    expect(top([0, -1, 2], 3)).toEqual([2])
    expect(top([3, 2, 1], 3, (index) => index > 0)).toEqual([1, 2])
  })

  it('are left out unless asked for', () => {
    expect(top([1, 2], 0)).toEqual([])
  })
})
