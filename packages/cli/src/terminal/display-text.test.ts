import fc from 'fast-check'
import stringWidth from 'string-width'
import { describe, expect, it } from 'vitest'
import { cleanText, loadMeasure, takeEnd, takeStart, wrap } from './display-text.ts'

describe('display text', () => {
  it('has no control characters, direction marks or half characters', () => {
    expect(cleanText('a\tb\r\nc\u001b[31md\u202e\u2066e\ufefff\ud83dg')).toBe('a b c[31mdef\ufffdg')
  })

  it.each([
    ['plain words', 11],
    ['“quoted” …', 10],
    ['日本', 4],
    ['e\u0301', 1],
    ['🙂', 2],
    ['👩‍👩‍👧', 2],
  ])('measures %s as %i cells', async (text, cells) => {
    expect((await loadMeasure(text))(text)).toBe(cells)
  })

  it('wraps without losing words, and within the width', () => {
    const words = fc.array(fc.stringMatching(/^[a-z]{1,30}$/), { minLength: 1 })
    fc.assert(
      fc.property(words, fc.integer({ min: 5, max: 40 }), (list, width) => {
        const lines = wrap(list.join(' '), width, (line) => line.length)
        for (const line of lines) expect(line.length).toBeLessThanOrEqual(width)
        expect(lines.join('').replaceAll(' ', '')).toBe(list.join(''))
      }),
    )
  })

  it('takes whole letters only', () => {
    expect(takeStart('a👩‍👩‍👧b', 2, stringWidth)).toBe('a')
    expect(takeEnd('a👩‍👩‍👧b', 3, stringWidth)).toBe('👩‍👩‍👧b')
  })
})
