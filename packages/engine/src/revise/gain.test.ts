import { expect, it } from 'vitest'
import type { Action } from '../schema/index.ts'
import { byGain, gainOf } from './gain.ts'

const standing = (slop_risk: number, synthetic_texture_risk = 0.2, action: Action = 'revise') => ({
  risks: { specificity_risk: 0.2, provenance_weakness: 0.2, slop_risk, synthetic_texture_risk },
  action,
})

it.each([
  ['a fall towards the threshold', standing(0.51), standing(0.47), 0.04],
  ['no more than up to the threshold', standing(0.45), standing(0.2), 0.05],
  ['nothing for a rise of another score that stays low', standing(0.51), standing(0.51, 0.39), 0],
  [
    'a loss where another score gets past the threshold',
    standing(0.45),
    standing(0.45, 0.43),
    -0.03,
  ],
  ['both where both stand in the way', standing(0.5, 0.45), standing(0.48, 0.44), 0.03],
  ['a fall towards the next threshold of a high risk', standing(0.8), standing(0.75), 0.05],
  ['nothing where the decision is as mild as it gets', standing(0.3), standing(0.2), 0],
] as const)('an edit gains %s', (_name, before, after, nearer) => {
  expect(gainOf(before, after).nearer).toBe(nearer)
})

it('what gains most comes first, then what lowers both risks, then what nobody counted', () => {
  const of = (slop: number, texture?: number) => ({
    gain: gainOf(standing(0.5), standing(slop, texture)),
  })
  const [most, some, lower, none] = [of(0.42), of(0.46), of(0.5, 0.1), { gain: null }]
  expect([none, lower, some, most].toSorted(byGain)).toEqual([most, some, lower, none])
})
