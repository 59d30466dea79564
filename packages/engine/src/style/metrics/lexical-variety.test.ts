import { expect, it } from 'vitest'
import { analyzeStyle } from '../analyze-style.ts'

function varietyOf(source: string): number | undefined {
  const { metrics } = analyzeStyle({ source, syntax: 'plain' })
  return metrics['lexical_variety']?.value
}

const letters = (count: number): string[] =>
  Array.from({ length: count }, (_, index) => `w${String.fromCharCode(97 + (index % 26))}${index}`)

it('is 1 when no window repeats a word, and does not fall with length', () => {
  expect(varietyOf(`${letters(50).join(' ')}.`)).toBe(1)
  expect(varietyOf(`${[...letters(50), ...letters(50), ...letters(50)].join(' ')}.`)).toBe(1)
})

it('averages over every window of 50 words', () => {
  // 51 words: the first window has 50 distinct words, the second 49.
  expect(varietyOf(`${[...letters(50), 'wz49', 'wz49'].slice(0, 51).join(' ')}.`)).toBe(1)
  expect(varietyOf(`${[...letters(49), 'same', 'same'].join(' ')}.`)).toBe(0.99)
})

it('is the plain ratio below a window', () => {
  expect(varietyOf('one two one two.')).toBe(0.5)
})
