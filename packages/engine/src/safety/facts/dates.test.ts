import { describe, expect, it } from 'vitest'
import { tokenize } from '../tokens.ts'
import { dateAt } from './dates.ts'

/** The key of the date that a text starts with, and how much of the text it takes. */
function dateOf(text: string): string | undefined {
  const found = dateAt(tokenize(text, 0, 0), 0)
  return found && `${found.key} (${found.shown})`
}

describe('a date', () => {
  it.each([
    ['March 3, 2020 was dry.', '2020-3-3 (March 3, 2020)'],
    ['March 3 2020', '2020-3-3 (March 3 2020)'],
    ['March 3rd, 2020', '2020-3-3 (March 3rd, 2020)'],
    ['March 3rd', 'any-3-3 (March 3rd)'],
    ['March 3, 20 people', 'any-3-3 (March 3)'],
    ['Mar. 3, 2020', '2020-3-3 (Mar. 3, 2020)'],
    ['Sept. 4', 'any-9-4 (Sept. 4)'],
    ['March. 3 people came', 'any-3 (March)'],
    ['March 2020', '2020-3 (March 2020)'],
    ['March, 2020', '2020-3 (March, 2020)'],
    ['March of 2020', '2020-3 (March of 2020)'],
    ['March of them', 'any-3 (March)'],
    ['March', 'any-3 (March)'],
    ['March 32', 'any-3 (March)'],
    ['March 0', 'any-3 (March)'],
    ['March 31', 'any-3-31 (March 31)'],
    ['March 123', 'any-3 (March)'],
    ['March 3020', 'any-3 (March)'],
    ['3 March 2020', '2020-3-3 (3 March 2020)'],
    ['3 March, 2020', '2020-3-3 (3 March, 2020)'],
    ['3rd of March', 'any-3-3 (3rd of March)'],
    ['3 March, 20 of them', 'any-3-3 (3 March)'],
    ['2020-03-05', '2020-3-5 (2020-03-05)'],
    ['2020-12-31', '2020-12-31 (2020-12-31)'],
    ['3/5/2020', '3/5/2020 (3/5/2020)'],
    ['Monday', 'weekday monday (Monday)'],
    ['Mondays', 'weekday monday (Mondays)'],
    ['Tue', 'weekday tuesday (Tue)'],
    ['May 5', 'any-5-5 (May 5)'],
  ])('is read from “%s”: %s', (text, expected) => {
    expect(dateOf(text)).toBe(expected)
  })

  it.each([
    'march 3',
    'monday',
    'May he rest.',
    '3 boats',
    '3 march',
    '32 March',
    '0 March',
    '2020-13-05',
    '2020-00-05',
    '2020-12-32',
    '2020-12-00',
    '2020 - 12 - 05',
    '3020-12-05',
    '3/5',
    '3/5/x',
    '3-5-2020',
    '3st, of them',
  ])('is not read from “%s”', (text) => {
    expect(dateOf(text)).toBeUndefined()
  })

  it('may follow a “May” that opens no sentence', () => {
    expect(dateAt(tokenize('In May', 0, 0), 1)?.key).toBe('any-5')
  })
})
