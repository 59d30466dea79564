import { describe, expect, it } from 'vitest'
import { classOf, DIGIT, foldUnit, LETTER, SPACE, SYMBOL } from './characters.ts'

const ascii = Array.from({ length: 128 }, (_, unit) => String.fromCharCode(unit))
const withClass = (unitClass: number) =>
  ascii.filter((character) => classOf(character.charCodeAt(0)) === unitClass)

describe('the characters of ASCII', () => {
  it('are what Unicode says they are', () => {
    expect(withClass(LETTER)).toEqual(ascii.filter((character) => /\p{L}/u.test(character)))
    expect(withClass(DIGIT)).toEqual(ascii.filter((character) => /\p{Nd}/u.test(character)))
    expect(withClass(SPACE)).toEqual(ascii.filter((character) => /\s/u.test(character)))
    expect(withClass(SYMBOL)).toEqual(
      ascii.filter(
        (character) => /\p{Cc}|[#&*+<=>@^_|~]/u.test(character) && !/\s/u.test(character),
      ),
    )
  })

  it('fold to lower case', () => {
    for (const character of [...withClass(LETTER), ...withClass(DIGIT)]) {
      expect(String.fromCharCode(foldUnit(character.charCodeAt(0)))).toBe(character.toLowerCase())
    }
  })
})

describe('other characters', () => {
  it('fold without accents where one unit is left', () => {
    expect([...'éŁß“'].map((character) => foldUnit(character.charCodeAt(0)))).toEqual(
      [...'ełß“'].map((character) => character.charCodeAt(0)),
    )
  })
})
