import { describe, expect, it } from 'vitest'
import { examplesOf, judge, sets } from './measure.ts'

/** Fewest policies of a set that must be applied as a reader would. */
const goals = {
  seen: 0.85,
  unseen: 0.85,
  second: 0.85,
  third: 0.85,
  fourth: 0.85,
  fifth: 0.85,
  sixth: 0.85,
  seventh: 0.8,
  eighth: 0.8,
  // Written to be as unlike each other as can be; of these not all is mended yet.
  ninth: 0.7,
  tenth: 0.75,
  eleventh: 0.8,
  twelfth: 0.8,
  thirteenth: 0.5,
  fourteenth: 0.75,
  fifteenth: 0.55,
  sixteenth: 0.8,
  // What our detectors find.
  seventeenth: 0.8,
  eighteenth: 0.85,
  nineteenth: 0.85,
  twentieth: 0.8,
} as const

/** Most of them that may be wrong without a word: none, once we have looked at what a set shows. */
const mostSilent = (set: (typeof sets)[number]) =>
  set in silentYet ? silentYet[set as keyof typeof silentYet] : 0
// Strengths that their authors expect and our table does not give.
const silentYet = { fifteenth: 1, eighteenth: 1, nineteenth: 1, twentieth: 1 } as const

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
    expect(silent.length).toBeLessThanOrEqual(mostSilent(set))
  })
})
