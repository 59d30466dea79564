import { expect, it } from 'vitest'
import { partsOf } from './left-out.ts'

const clause = (text: string, ...words: string[]) => ({
  text,
  start: 0,
  end: text.length,
  reading: 'part' as const,
  looksFor: null,
  action: null,
  leftOut: words.map((each) => ({ words: each, how: 'ignored' as const })),
  suggestion: null,
  reworded: null,
})
const shown = (text: string, ...words: string[]) =>
  partsOf(clause(text, ...words))
    .map((part) => (part.isLeftOut ? `[${part.text}]` : part.text))
    .join('')

it('parts a clause at the words that were left out, whatever their case', () => {
  expect(shown('Reject Lunar claims on tides', 'lunar', 'tides')).toBe(
    'Reject [Lunar] claims on [tides]',
  )
  expect(shown('lunar', 'lunar')).toBe('[lunar]')
})

it('keeps every character where words are not found, or move in lower case', () => {
  expect(shown('Reject claims', 'they’re', '')).toBe('Reject claims')
  expect(shown('İ lunar', 'lunar')).toBe('İ lunar')
})
