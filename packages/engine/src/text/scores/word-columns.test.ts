import fc from 'fast-check'
import { expect, it } from 'vitest'
import { hashWord } from '../document/vocabulary.ts'
import { createWordColumns } from './word-columns.ts'

it('a listed word has the column of its place, and no other word has one', () => {
  const words = fc.uniqueArray(fc.string({ unit: 'grapheme-ascii', minLength: 1, maxLength: 6 }))
  fc.assert(
    fc.property(words, words, (listed, others) => {
      const columns = createWordColumns(listed)
      const places = new Map(listed.map((word, place) => [hashWord(word), place]))
      for (const word of [...listed, ...others]) {
        expect(columns.of(hashWord(word))).toBe(places.get(hashWord(word)) ?? -1)
      }
    }),
  )
})
