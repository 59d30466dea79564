import { describe, expect, it } from 'vitest'
import { readDocument } from '../../../../../test/support/show-document.ts'
import { detectorDraft } from './detector-draft.ts'

const wordsOf = (source: string) => detectorDraft(readDocument(source)).words

describe('the words of a draft as detectors ask for them', () => {
  it('are found by a list in reading order, whatever their case, marks and emphasis', () => {
    const words = wordsOf('Tea, milk and TEA. **Tea**!\n\n# Don’t')
    const found = words.find(new Set(['tea', "don't"]))
    expect(found.map((at) => words.text(at))).toEqual(['Tea', 'TEA', 'Tea', 'Don’t'])
  })

  it('differ by accents, although their hashes do not', () => {
    const words = wordsOf('A resume and a résumé.')
    expect(words.find(new Set(['résumé']))).toEqual([4])
    expect([1, 4].map((at) => words.isOneOf(at, new Set(['resume'])))).toEqual([true, false])
  })

  it('are found alike where only their accents differ', () => {
    const words = wordsOf('A resume and a résumé.')
    expect(words.findAlike(new Set(['résumé', 'tea']))).toEqual([1, 4])
  })

  it('are each known as one of a long list, and others are not', () => {
    const list = Array.from({ length: 600 }, (_, at) => `w${at.toString(36)}`)
    const words = wordsOf(`${list.join(' ')} tea milk`)
    const known = Array.from({ length: words.count }, (_, at) => words.isOneOf(at, new Set(list)))
    expect(known.slice(0, -2)).toEqual(list.map(() => true))
    expect(known.slice(-2)).toEqual([false, false])
  })

  it('are named by their shape', () => {
    const words = wordsOf('We met NATO in 2FA on 5 May, didn’t we?')
    const textsOf = (list: readonly number[]) => list.map((at) => words.text(at))
    expect(textsOf(words.capitals)).toEqual(['We', 'NATO', 'May'])
    expect(textsOf(words.allCapitals)).toEqual(['NATO', '2FA'])
    expect(textsOf(words.mixed)).toEqual(['2FA', '5', 'didn’t'])
  })

  it('have no letters beyond the draft', () => {
    const words = wordsOf('One.')
    for (const at of [-1, 1]) {
      expect([words.lower(at), words.start(at), words.sentence(at), words.isCapital(at)]).toEqual([
        '',
        -1,
        -1,
        false,
      ])
    }
  })
})
