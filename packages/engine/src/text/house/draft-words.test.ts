import { describe, expect, it } from 'vitest'
import { readDocument } from '../../../../../test/support/show-document.ts'
import { detectorDraft } from './detector-draft.ts'

const wordsOf = (source: string) => detectorDraft(readDocument(source)).words

describe('the words of a draft as detectors ask for them', () => {
  it('have the numbers of a list, whatever their case, marks and emphasis', () => {
    const words = wordsOf('Tea, milk and TEA. **Tea**!\n\n# Don’t')
    expect([...words.numbersIn(['tea', "don't"])]).toEqual([0, -1, -1, 0, 0, 1])
  })

  it('differ by accents, although their hashes do not', () => {
    const words = wordsOf('A resume and a résumé, resumé.')
    expect([...words.numbersIn(['résumé', 'a', 'resume'])]).toEqual([1, 2, -1, 1, 0, -1])
    expect([...words.numbersIn(['résumé'])]).toEqual([-1, -1, -1, -1, 0, -1])
  })

  it('each have their number in a long list, and others have none', () => {
    const list = Array.from({ length: 600 }, (_, at) => `w${at.toString(36)}`)
    const words = wordsOf(`${list.join(' ')} tea milk`)
    expect([...words.numbersIn(list)]).toEqual([...list.keys(), -1, -1])
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
