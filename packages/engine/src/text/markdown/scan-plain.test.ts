import { describe, expect, it } from 'vitest'
import { listBlocks } from './block-table.ts'
import { scanPlain } from './scan-plain.ts'

function paragraphsOf(source: string): string[] {
  return listBlocks(scanPlain(source).blocks).map(({ start, end }) => source.slice(start, end))
}

function proseOf(source: string): string {
  return String.fromCharCode(...scanPlain(source).codes).replaceAll('\ufffc', '.')
}

describe('scanPlain', () => {
  it('parts paragraphs at blank lines, whatever ends a line', () => {
    expect(paragraphsOf('One\nline\n\n  Two \n \t\nThree')).toEqual(['One\nline', 'Two', 'Three'])
    expect(paragraphsOf('One\r\nline\r\n\r\nTwo')).toEqual(['One\r\nline', 'Two'])
    expect(paragraphsOf('One\rline\r\rTwo\r')).toEqual(['One\rline', 'Two'])
  })

  it('has no blocks where there is no text', () => {
    expect(paragraphsOf('')).toEqual([])
    expect(paragraphsOf(' \n\t\n')).toEqual([])
    expect(paragraphsOf('\ufeff')).toEqual([])
  })

  it('keeps Markdown marks as they are', () => {
    const source = '# not a *heading*\n- nor <b>a list</b>\n'
    expect(proseOf(source)).toBe(source)
  })

  it('makes bare URLs and addresses opaque, without the punctuation after them', () => {
    const source = 'See https://a.example/b, www.c.example. Or (me@d.example)!'
    expect(proseOf(source)).toBe('See ..................., .............. Or (............)!')
    expect(scanPlain(source).links.map(({ kind, url }) => `${kind} ${url}`)).toEqual([
      'autolink https://a.example/b',
      'autolink www.c.example',
      'autolink me@d.example',
    ])
  })

  it('keeps times, ratios and abbreviations', () => {
    const source = 'At 10:30 the ratio is 3:1, e.g. here @ home, http: no.'
    expect(proseOf(source)).toBe(source)
  })

  it('leaves a byte order mark outside of the first paragraph', () => {
    expect(paragraphsOf('\ufeffText')).toEqual(['Text'])
  })
})
