import { describe, expect, it } from 'vitest'
import { chooseJobs } from './scorer.ts'

const MB = 1024 * 1024

describe('the number of threads', () => {
  it.each([
    ['a small run', [5000, 5000], 8, 1],
    ['one large draft', [10 * MB], 8, 1],
    ['many drafts on one core', Array(100).fill(MB), 1, 1],
    ['many drafts on many cores', Array(100).fill(MB), 16, 8],
    ['enough for two', Array(20).fill(MB), 8, 2],
    ['nothing', [], 8, 1],
  ])('%s', (_name, sizes, cores, expected) => {
    expect(chooseJobs(null, sizes, cores)).toBe(expected)
  })

  it('is what was asked for, but no more than there are drafts', () => {
    expect([
      chooseJobs(4, [1, 1, 1, 1, 1], 2),
      chooseJobs(4, [1, 1], 2),
      chooseJobs(4, [], 2),
    ]).toEqual([4, 2, 1])
  })
})
