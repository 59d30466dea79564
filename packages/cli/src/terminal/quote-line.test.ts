import { findLines, positionAt } from '@content-trust/engine/report'
import fc from 'fast-check'
import stringWidth from 'string-width'
import { describe, expect, it } from 'vitest'
import { quoteLine } from './quote-line.ts'

/** Quotes the part of a text between « and ». */
function quote(marked: string, width: number): string {
  const source = marked.replaceAll(/[«»]/g, '')
  const start = marked.indexOf('«')
  const end = marked.indexOf('»') - 1
  const lines = findLines(source)
  const place = { start, end, from: positionAt(lines, start), to: positionAt(lines, end) }
  const { before, marked: shown, after } = quoteLine(lines, place, width, stringWidth)
  return `${before}«${shown}»${after}`
}

describe('a quoted line', () => {
  it('is whole when it fits', () => {
    expect(quote('one\n  two «three» four\r\nfive', 40)).toBe('two «three» four')
  })

  it('is cut between words so that the marked words stay in view', () => {
    const text = `${'before '.repeat(20)}«the words»${' after'.repeat(20)}`
    expect(quote(text, 40)).toBe('…before before «the words» after after…')
  })

  it('gives the room of a short side to the other', () => {
    expect(quote(`a «b»${' after'.repeat(20)}`, 30)).toBe('a «b» after after after after…')
    expect(quote(`${'before '.repeat(20)}«b» c`, 30)).toBe('…before before before «b» c')
  })

  it('shows that marked words go on below', () => {
    expect(quote('one «two\nthree» four', 40)).toBe('one «two…»')
  })

  it('cuts marked words that are longer than a line', () => {
    expect(quote(`«${'x'.repeat(100)}»`, 20)).toBe('«xxxxxxx…»')
  })

  it('fits whatever the text, and never splits a letter', () => {
    const piece = fc.constantFrom(
      'a',
      'word ',
      '日本',
      '🙂',
      'e\u0301',
      '👩‍👩‍👧',
      '\t',
      ' ',
      '\u202e',
      '\u001b[1m',
    )
    const pieces = fc.array(piece, { maxLength: 40 })
    fc.assert(
      fc.property(pieces, pieces, pieces, fc.integer({ min: 20, max: 80 }), (a, b, c, width) => {
        const shown = quote(`${a.join('')}«x${b.join('')}»${c.join('')}`, width)
        expect(stringWidth(shown) - 2).toBeLessThanOrEqual(width)
        expect(shown).not.toMatch(/\p{Surrogate}/u)
        expect(shown).not.toMatch(/[\p{Cc}\u202e]/u)
      }),
    )
  })
})
