import { describe, expect, it } from 'vitest'
import { examplesOf, judge, sets } from './measure.ts'

/** Fewest policies of a set that must be applied as a reader would. */
const goals = { seen: 0.85, unseen: 0.85, second: 0.8, third: 0.74, fourth: 0.6 } as const

/** Most of them that may be wrong without a word; the fourth set is as it was when the grammar first met it. */
const mostSilent = { seen: 0, unseen: 0, second: 0, third: 0, fourth: 3 } as const

describe.each(sets)('policies as people write them, %s', (set) => {
  const verdicts = examplesOf(set).map((example) => judge(example))
  const share = (verdict: string) =>
    verdicts.filter((each) => each === verdict).length / verdicts.length

  it('are applied as a reader would', () => {
    expect(verdicts.length).toBeGreaterThanOrEqual(78)
    expect(share('right')).toBeGreaterThanOrEqual(goals[set])
  })

  it('are never wrong without a word', () => {
    const silent = verdicts.filter((each) => each === 'silent')
    expect(silent.length).toBeLessThanOrEqual(mostSilent[set])
  })
})
