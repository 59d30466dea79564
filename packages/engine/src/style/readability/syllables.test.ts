import { describe, expect, it } from 'vitest'
import { countSyllables } from './syllables.ts'

const examples: Readonly<Record<number, string>> = {
  1: 'the make walked asked through strength league smiles whole years clothes mixed don’t we’re',
  2: 'table wanted handled business people being giant movement safely homepage lion doesn’t acre boxes',
  3: 'banana media previous reaction idea library video actual beautiful radio understand',
  4: 'society information associate community january economic appreciate impossible security available',
  5: 'university immediately organization refrigerator imagination vocabulary',
  6: 'responsibility revolutionary simultaneously',
}

describe('countSyllables', () => {
  it.each(Object.entries(examples))('counts %s in %s', (count, words) => {
    for (const word of words.replaceAll('’', "'").split(' ')) {
      expect([word, countSyllables(word)]).toEqual([word, Number(count)])
    }
  })

  it('spells out what has no vowel, and never counts less than one', () => {
    expect(countSyllables('html')).toBe(4)
    expect(countSyllables('xxxxxxxxxxxx')).toBe(5)
    expect(countSyllables('')).toBe(1)
    expect(countSyllables("'")).toBe(1)
  })
})
