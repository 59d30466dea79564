import { describe, expect, it } from 'vitest'
import { readDocument } from '../../../../../../test/support/show-document.ts'
import { limitationsOf, type Trust } from './limitations.ts'

const trust: Trust = { language: 'english', coverage: 1, unjudged: undefined, isLifted: false }
const said = (change: Partial<Trust>, count = 10) =>
  limitationsOf(readDocument(new Array(count).fill('word').join(' ')), { ...trust, ...change })

describe('the limitations of a draft', () => {
  it('R-GEN-05 are one where nothing is wrong: the scores prove nothing', () => {
    expect(said({})).toEqual([
      'Scores are workflow signals. They do not prove who wrote the text or whether it is true.',
    ])
  })

  it('say second why it was not judged, or what decided nevertheless', () => {
    const unjudged = 'fewer than 70 words are prose.'
    expect(said({ unjudged })[1]).toBe(`Cannot judge: ${unjudged}`)
    expect(said({ unjudged, isLifted: true })[1]).toBe(
      `Only what was left over decides. The rest says too little: ${unjudged}`,
    )
    expect(said({ isLifted: true })).toHaveLength(1)
  })

  it.each([
    ['other', 10, true],
    ['unclear', 10, true],
    ['other', 9, false],
    ['unclear', 9, false],
    ['english', 10, false],
  ] as const)(
    'where its language is %s, at %i words: experimental is %s',
    (language, count, is) => {
      expect(said({ language }, count).includes('language_experimental')).toBe(is)
    },
  )

  it.each([
    [0.5, false],
    [0.4999, true],
  ])('where a share of %f of its lines is prose: %s', (coverage, is) => {
    const words =
      'Less than half of the lines are prose. Code, tables of data and markup were not scored.'
    expect(said({ coverage }).includes(words)).toBe(is)
  })
})
