import { describe, expect, it } from 'vitest'
import { cpuMilliseconds } from '../../../../test/support/cpu-milliseconds.ts'
import { checkRevisionSafety } from './check-revision-safety.ts'
import { align } from './compare/align.ts'

// Apart from the other tests, so that these can be run again and again.
describe('the safety check', () => {
  it('stays fast for 100 KB that share nothing, everything or little', () => {
    const many = (word: (index: number) => string) =>
      Array.from({ length: 14_000 }, (_, index) => word(index)).join(' ')
    const pairs = [
      [many((index) => `w${index} up.`), many((index) => `x${index} wet.`)],
      [many((index) => (index % 2 ? 'not' : 'may')), many((index) => (index % 3 ? 'must' : 'all'))],
      [many((index) => `Name${index}`), many((index) => `Name${14_000 - index}`)],
      ['"'.repeat(100_000), '(Ab '.repeat(25_000)],
    ] as const
    const took = cpuMilliseconds(() => {
      for (const [before, after] of pairs)
        expect(checkRevisionSafety(before, after).status).toBe('failed')
    })
    // Each takes well below a second.
    expect(took).toBeLessThan(15_000)
  })
})

describe('alignment of words', () => {
  it('stays fast where no word is shared or all words are alike', () => {
    const many = (word: (index: number) => string) =>
      Array.from({ length: 20_000 }, (_, i) => word(i))
    const pairs = [
      [many((i) => `l${i}`), many((i) => `r${i}`)],
      [many((i) => (i % 2 ? 'a' : 'b')), many((i) => (i % 3 ? 'b' : 'a'))],
      [many((i) => `w${i}`), many((i) => `w${20_000 - i}`)],
    ]
    const took = cpuMilliseconds(() => {
      for (const [left, right] of pairs) expect(align(left, right).length).toBeGreaterThan(0)
    })
    expect(took).toBeLessThan(4000)
  })
})
