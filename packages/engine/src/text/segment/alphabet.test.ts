import { expect, it } from 'vitest'
import { countLetters } from './alphabet.ts'

/** The counts of a text, as one walk over its units gives them. */
function countsOf(text: string) {
  const codes = Uint16Array.from([...text].map((unit) => unit.charCodeAt(0)))
  return countLetters(codes, 0, codes.length)
}

it.each([0, 1, 2, 3, 4, 5, 6, 7, 8, 9])(
  'counts a letter of another script behind %i of ASCII',
  (place) => {
    const text = 'ab, Cd ef'
    const mixed = `${text.slice(0, place)}жа${text.slice(place)}`
    expect(countsOf(mixed)).toEqual({ latin: 6, other: 2, twins: 1 })
  },
)

it('counts only the range that it is asked for', () => {
  const codes = Uint16Array.from([...'ж abcdefg é'].map((unit) => unit.charCodeAt(0)))
  expect(countLetters(codes, 3, 8)).toEqual({ latin: 5, other: 0, twins: 0 })
  expect(countLetters(codes, 8, 8)).toEqual({ latin: 0, other: 0, twins: 0 })
})
