import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { findLines, lineRange, offsetAt, positionAt } from './lines.ts'

const textOf = (source: string, line: number) => {
  const { start, end } = lineRange(findLines(source), line)
  return source.slice(start, end)
}

describe('lines', () => {
  it('ends a line at LF, CRLF and a lone CR', () => {
    const source = 'one\ntwo\r\nthree\rfour'
    expect([1, 2, 3, 4].map((line) => textOf(source, line))).toEqual([
      'one',
      'two',
      'three',
      'four',
    ])
    expect(findLines(source).starts).toHaveLength(4)
  })

  it('counts columns in UTF-16 code units from 1', () => {
    const source = 'a\n🙂é«here'
    expect(positionAt(findLines(source), source.indexOf('«'))).toEqual({ line: 2, column: 4 })
  })

  it('has one empty line in an empty text, and one after a last line feed', () => {
    expect(positionAt(findLines(''), 0)).toEqual({ line: 1, column: 1 })
    expect(positionAt(findLines('a\n'), 2)).toEqual({ line: 2, column: 1 })
    expect(textOf('a\n', 2)).toBe('')
    expect(textOf('\r\n', 1)).toBe('')
  })

  it('puts the inside of a line ending on the line that it ends', () => {
    expect(positionAt(findLines('a\r\nb'), 2)).toEqual({ line: 1, column: 3 })
  })

  it('refuses places outside the text', () => {
    const lines = findLines('ab\nc')
    expect(() => positionAt(lines, 5)).toThrow(RangeError)
    expect(() => positionAt(lines, -1)).toThrow(RangeError)
    expect(() => offsetAt(lines, { line: 1, column: 4 })).toThrow(RangeError)
    expect(() => offsetAt(lines, { line: 3, column: 1 })).toThrow(RangeError)
    expect(() => lineRange(lines, 0)).toThrow(RangeError)
  })

  it('turns every offset into a position and back', () => {
    const pieces = fc.array(fc.constantFrom('a', '🙂', '\n', '\r', '\r\n', ' ', 'e\u0301'))
    fc.assert(
      fc.property(pieces, (parts) => {
        const source = parts.join('')
        const lines = findLines(source)
        for (let offset = 0; offset <= source.length; offset++) {
          expect(offsetAt(lines, positionAt(lines, offset))).toBe(offset)
        }
      }),
    )
  })
})
