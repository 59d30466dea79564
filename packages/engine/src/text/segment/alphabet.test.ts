import { expect, it } from 'vitest'
import { countLetters, isDisguised, latinShareOf, lettersOf } from './alphabet.ts'

function unitsOf(text: string): Uint16Array {
  return Uint16Array.from([...text].map((unit) => unit.charCodeAt(0)))
}

it.each([0, 1, 2, 3, 4, 5, 6, 7, 8, 9])(
  'finds a letter of another script after %i units',
  (place) => {
    const text = 'ab, Cd ef'
    const mixed = unitsOf(`${text.slice(0, place)}ж${text.slice(place)}`)
    expect(lettersOf(mixed)).toEqual({ latin: 6, other: 1, twins: 0 })
  },
)

it('does not count the letters of a draft in which all are Latin', () => {
  const letters = lettersOf(unitsOf('“Straße” – naïve Łódź … ạ 12'))
  expect(letters).toBeUndefined()
  expect(latinShareOf(letters)).toBe(1)
  expect(isDisguised(letters)).toBe(true)
})

it('counts only the given range', () => {
  const codes = unitsOf('ж abcdefg é')
  expect(countLetters(codes, 3, 8)).toEqual({ latin: 5, other: 0, twins: 0 })
  expect(countLetters(codes, 8, 8)).toEqual({ latin: 0, other: 0, twins: 0 })
})
