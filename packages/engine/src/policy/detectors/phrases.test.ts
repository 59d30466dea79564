import { describe, expect, it } from 'vitest'
import { readDocument } from '../../../../../test/support/show-document.ts'
import { detectorDraft } from '../../text/house/detector-draft.ts'
import { phraseFinder, wordSet } from './phrases.ts'

const found = (list: string, source: string) =>
  phraseFinder(list)(detectorDraft(readDocument(source))).map(({ start, end }) =>
    source.slice(start, end),
  )

describe('phrases of a list', () => {
  it.each([
    ['at its start', 'roadmap of us', 'A roadmap of us.'],
    ['in its middle', 'on roadmap it', 'On roadmap it is.'],
    ['at its end', 'on our/the roadmap', 'It is on the roadmap.'],
    ['at two places', 'night by night', 'They work night by night.'],
  ])('are found with their longest word %s', (_where, list, source) => {
    expect(found(list, source)).toHaveLength(1)
  })

  it('are found in any of their alternatives, in reading order', () => {
    const list = 'we will, is/are set to, coming soon'
    const source = 'Coming soon: shares are set to rise, and we will see.'
    expect(found(list, source)).toEqual(['Coming soon', 'are set to', 'we will'])
  })

  it('give the longest of those that begin together', () => {
    expect(found('sale price, sale price of the day, sale', 'The sale price of the day.')).toEqual([
      'sale price of the day',
    ])
  })

  it('give the first of those that overlap, and go on behind it', () => {
    const list = 'deep dive, dive into, into detail'
    expect(found(list, 'A deep dive into detail.')).toEqual(['deep dive', 'into detail'])
  })

  it('are found across a hyphen and a line, and not across a mark or a sentence', () => {
    expect(found('money back', 'Money-back. Money\nback. Money, back. Money. Back.')).toEqual([
      'Money-back',
      'Money\nback',
    ])
  })

  it('need all of their words', () => {
    expect(found('in the coming weeks', 'Coming weeks. In coming weeks. The coming weeks')).toEqual(
      [],
    )
  })
})

describe('a set of words', () => {
  const long = 'a'.repeat(33)

  it('holds each of its words, however long, and in any script', () => {
    const words = ['the', "don't", '©', 'señor', 'q1', long]
    const isListed = wordSet(words.join(' '))
    expect(words.map(isListed)).toEqual(words.map(() => true))
  })

  it('holds no other word, also none that has the length and the letter of one', () => {
    const isListed = wordSet(`the and ${long}`)
    expect(['ant', 'them', 'a', '', `${long}b`].map(isListed)).toEqual(Array(5).fill(false))
  })
})
