import { describe, expect, it } from 'vitest'
import { faultsOf } from './variants.ts'

const promises = `
  Our customers will save money.
  You will lose weight within a month.
  Your skin will look younger in two weeks.
  The fund will return 6% a year.
  You'll sleep better.
  The town will become a hub for artists.
  This lamp won't ever break.
  The garden will flourish.
  They'll cut your bills in half.
  The city will not flood again.
`
const others = `
  The bus will be late.
  The will was signed on Monday.
  He left her the house in his will.
  Nobody doubts their strong will to win.
  If it rains, the match will be cancelled.
  Press the key and the light will turn red.
  The library will be open until six.
  Doors will open at seven.
  You will need a spoon.
  Will Smith starred in it.
  As the tables will show, it was dry.
  Dinner will take ten minutes.
`

describe('a ban on promises about the future', () => {
  it.each(lines(promises))('meets: %s', (sentence) => {
    const policies = `
      No promises about the future.
      No statements about what will happen.
    `
    const misses = 'It was dry in May.'
    expect(faultsOf({ action: 'reject', policies, meets: `«${sentence}»`, misses })).toEqual([])
  })

  it.each(lines(others))('does not meet: %s', (misses) => {
    const policies = 'No promises about the future.'
    const meets = '«Our customers will save money.»'
    expect(faultsOf({ action: 'reject', policies, meets, misses })).toEqual([])
  })
})

function lines(text: string): string[] {
  return text
    .trim()
    .split('\n')
    .map((line) => line.trim())
}
