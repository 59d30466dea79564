import { describe, expect, it } from 'vitest'
import { examplesOf, halves, judge } from './measure.ts'

/** Fewest policies of a half that must be applied as a reader would. */
const goals = { seen: 0.85, unseen: 0.8 } as const

describe.each(halves)('policies as people write them, %s', (half) => {
  const verdicts = examplesOf(half).map((example) => judge(example))
  const share = (verdict: string) =>
    verdicts.filter((each) => each === verdict).length / verdicts.length

  it('are applied as a reader would', () => {
    expect(verdicts.length).toBeGreaterThanOrEqual(78)
    expect(share('right')).toBeGreaterThanOrEqual(goals[half])
  })

  it('are never wrong without a word', () => {
    expect(share('silent')).toBeLessThanOrEqual(half === 'seen' ? 0 : 0.025)
  })
})
