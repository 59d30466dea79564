import { expect, it } from 'vitest'
import { SUFFIX_CLASSES, suffixes, suffixOf } from './suffixes.ts'

function classOf(word: string): number {
  return suffixOf(
    Uint16Array.from(word, (letter) => letter.charCodeAt(0)),
    word.length,
  )
}

it('gives words with the same ending the same class, long words another', () => {
  expect(classOf('going')).toBe(classOf('using'))
  expect(classOf('going')).not.toBe(classOf('understanding'))
  expect(classOf('understanding')).toBe(classOf('considering'))
})

it('prefers the longest ending', () => {
  expect(classOf('nation')).toBe((suffixes.indexOf('tion') + 1) * 2)
  expect(classOf('biggest')).toBe((suffixes.indexOf('est') + 1) * 2)
})

it('sees no ending in a short word or after a single letter', () => {
  expect(classOf('red')).toBe(0)
  expect(classOf('sing')).toBe(0)
  expect(classOf('ought')).toBe(0)
})

it('stays within its classes', () => {
  for (const ending of suffixes) {
    for (const word of [`xyz${ending}`, `abcdefgh${ending}`]) {
      expect(classOf(word)).toBeGreaterThan(0)
      expect(classOf(word)).toBeLessThan(SUFFIX_CLASSES)
    }
  }
})
