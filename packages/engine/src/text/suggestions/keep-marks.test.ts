import { describe, expect, it } from 'vitest'
import { keepMarks, withoutEmphasis } from './keep-marks.ts'

describe('withoutEmphasis', () => {
  it('reads the words without marks, and underscores inside words as they are', () => {
    expect(withoutEmphasis('it is **worth** _noting_ that my_name')).toBe(
      'it is worth noting that my_name',
    )
  })

  it.each([
    'the [end result](u)',
    'the `end` result',
    'end<br>result',
    'end &amp; result',
    'end{{< br >}} result',
  ])('does not read other markup: %s', (quote) => {
    expect(withoutEmphasis(quote)).toBeUndefined()
  })
})

describe('keepMarks', () => {
  it.each([
    ['It is **worth** noting that the', 'The', 'The'],
    ['It is worth noting that **the', 'The', '**The'],
    ['very _unique', 'unique', '_unique'],
    ['merged* together', 'merged', 'merged*'],
    ['in **order** to', 'to', 'to'],
    ['a *really* perfect', 'a perfect', 'a perfect'],
  ])('keeps the marks of the words that stay: %s', (quote, suggestion, expected) => {
    expect(keepMarks(quote, suggestion)).toBe(expected)
  })

  it.each([
    ['very** unique', 'unique'],
    ['in **order to', 'to'],
    ['*end result', 'outcome'],
  ])('proposes nothing that would leave half a pair: %s', (quote, suggestion) => {
    expect(keepMarks(quote, suggestion)).toBeUndefined()
  })
})
