import { describe, expect, it } from 'vitest'
import { readDocument } from '../../../../../../test/support/show-document.ts'
import { isForeign, whyUnjudged } from './why-unjudged.ts'

/** So many words in sentences of ten. */
const prose = (count: number) => {
  const words = Array.from({ length: count }, (_, at) => (at % 10 === 0 ? '. Word' : ' word'))
  return readDocument(words.join('').slice(2), 'plain')
}
const table = readDocument(`| a | b |\n| - | - |\n${'| one two | three four |\n'.repeat(30)}`)

describe('why a draft is not judged', () => {
  it.each([
    [0, 'not enough text, fewer than 10 words are prose.'],
    [9, 'not enough text, fewer than 10 words are prose.'],
    [10, 'fewer than 70 words are prose.'],
    [69, 'fewer than 70 words are prose.'],
    [70, undefined],
  ])('at %i words of English prose: %s', (count, why) => {
    expect(whyUnjudged(prose(count), 'english', 1)).toBe(why)
  })

  it.each([
    [0.25, undefined],
    [0.2499, 'less than a quarter of the lines are prose.'],
  ])('where a share of %f of its lines is prose: %s', (coverage, why) => {
    expect(whyUnjudged(prose(70), 'english', coverage)).toBe(why)
  })

  const foreign = 'the text does not read as English, and the scores are calibrated for English.'

  it.each(['other', 'unclear'] as const)(
    'is a language that is %s, from ten words on',
    (language) => {
      expect(whyUnjudged(prose(9), language, 1)).toContain('not enough text')
      expect(whyUnjudged(prose(10), language, 1)).toBe(foreign)
      expect(whyUnjudged(prose(500), language, 1)).toBe(foreign)
    },
  )

  it('is the form of a table, whose language may be unclear', () => {
    expect(whyUnjudged(table, 'unclear', 1)).toContain('or in tables')
    expect(whyUnjudged(table, 'english', 1)).toContain('or in tables')
    expect(whyUnjudged(table, 'other', 1)).toBe(foreign)
  })
})

describe('a draft is foreign', () => {
  it('in another language, and in running text whose language is unclear', () => {
    expect(isForeign(prose(10), 'other')).toBe(true)
    expect(isForeign(prose(10), 'unclear')).toBe(true)
    expect(isForeign(table, 'other')).toBe(true)
  })

  it('not in English, in a few words or in a table of unclear language', () => {
    expect(isForeign(prose(10), 'english')).toBe(false)
    expect(isForeign(prose(9), 'other')).toBe(false)
    expect(isForeign(table, 'unclear')).toBe(false)
  })
})
