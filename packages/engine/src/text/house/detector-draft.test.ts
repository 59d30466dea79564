import { describe, expect, it } from 'vitest'
import { readDocument } from '../../../../../test/support/show-document.ts'
import { detectorDraft } from './detector-draft.ts'

const draftOf = (source: string) => detectorDraft(readDocument(source))

describe('a draft as detectors see it', () => {
  it('says where runs of digits begin, but not in code', () => {
    expect(draftOf('1 tea, 10:30, `45` and a7').digitStarts).toEqual([0, 7, 10, 24])
  })

  it('has the digits of alternative texts among the others, in reading order', () => {
    const { digitStarts, source } = draftOf('Pots 4 ![2 cups, 31 g](tea.png) or 5')
    expect(digitStarts.map((at) => source[at])).toEqual(['4', '2', '3', '5'])
  })

  it('names signs and units beyond ASCII once, but not what stands for markup and code', () => {
    const { signs } = draftOf('$5 and $6 for **t**ea – “tea” – `€`')
    expect(signs.map((unit) => String.fromCharCode(unit))).toEqual(['$', '–', '“', '”'])
  })

  it('has prose at the offsets of its source, also behind half of a surrogate pair', () => {
    const source = 'A \ud83d b `c` **d**e ☕ f 😀 g'
    const { prose } = draftOf(source)
    expect(prose).toHaveLength(source.length)
    for (const word of ['A', ' b ', '☕', '😀', ' g'])
      expect(prose.indexOf(word)).toBe(source.indexOf(word))
    expect(prose.includes('c')).toBe(false)
  })

  it('has the alternative texts of images in its prose', () => {
    expect(draftOf('See ![a cup of tea](tea.png) here').prose).toContain('a cup of tea')
  })
})
