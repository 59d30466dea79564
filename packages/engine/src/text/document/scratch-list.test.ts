import { describe, expect, it } from 'vitest'
import { createScratchFractions, createScratchList } from './scratch-list.ts'

const kinds = [
  ['integers', createScratchList],
  ['fractions', createScratchFractions],
] as const

describe.each(kinds)('a scratch list of %s', (_, create) => {
  it.each([3, 2, 5, 200_000, 4])('is of zeros and of the size that is asked for: %i', (size) => {
    const lend = create()
    lend(4).fill(7)
    const list = lend(size)
    expect(list.length).toBe(size)
    expect(Array.from(list).every((value) => value === 0)).toBe(true)
  })

  it('is kept while it is short and dropped when it is long', () => {
    const lend = create()
    expect(lend(4).buffer).toBe(lend(3).buffer)
    expect(lend(200_000).buffer).not.toBe(lend(200_000).buffer)
  })
})
