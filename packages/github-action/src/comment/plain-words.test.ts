import { describe, expect, it } from 'vitest'
import { plainQuotation, plainWords } from './plain-words.ts'

describe('a quotation without its Markdown', () => {
  it.each([
    [
      ['We **', 'really', '** like [it](https://a.b/c).'],
      ['We ', 'really', ' like it.'],
    ],
    [
      ['- **Bold lead:** it is a ', '[game changer](https://a.b)', ' for `all` of us'],
      ['Bold lead: it is a ', 'game changer', ' for all of us'],
    ],
    [
      ['…uge docs](https://a.b/c) say ', 'in order to', ' see [the docs](https://a.b/c…'],
      ['…uge docs say ', 'in order to', ' see the docs'],
    ],
    [
      ['It [is ', 'very unique', '](/a) here'],
      ['It is ', 'very unique', ' here'],
    ],
    [
      ['**It is ', 'very** unique', ' here'],
      ['It is ', 'very unique', ' here'],
    ],
    [
      ['## ', 'Unlock the power', ' of ![a chart](a.png) <b>x</b>'],
      ['', 'Unlock the power', ' of a chart x'],
    ],
    [
      ['| a | ', 'b c', ' | d |'],
      [' a ', 'b c', ' d '],
    ],
    [
      ['a\ue000', 'b\ue001', 'c'],
      ['a', 'b', 'c'],
    ],
  ])('%j', ([before = '', words = '', after = ''], [left, middle, right]) => {
    expect(plainQuotation({ before, words, after })).toEqual({
      before: left,
      words: middle,
      after: right,
    })
  })

  it.each([
    'snake_case_name and 2 * 3 * 4, f(x) [1]',
    'a - b, 5 < 6 > 4, C# and @home',
    'it costs $5 (net), see {this}',
  ])('keeps signs that stand for themselves: %s', (text) => {
    expect(plainWords(text)).toBe(text)
  })

  it('is quick, whatever the words are', () => {
    const start = performance.now()
    for (const sign of ['*', '_', '[', '](', '<', '`', '~~', '| ', '<!--', '> '])
      plainWords(sign.repeat(2000))
    expect(performance.now() - start).toBeLessThan(2000)
  })
})
