import { expect, it } from 'vitest'
import { actionSchema } from '../../schema/index.ts'
import { decisionLabel, isUnjudged, verdictFacts, verdictOf, verdictTone } from './verdict.ts'

const sentence = 'Cannot judge: fewer than 70 words are prose.'
const ground = { risk_level: 'low', confidence: 'low', primary_reason: 'cannot_judge' } as const

it('is the decision where there is one', () => {
  for (const action of actionSchema.options) {
    const verdict = verdictOf({ recommended_action: action, limitations: ['Anything else.'] })
    expect(verdict).toMatchObject({ state: 'decided', action })
  }
})

it('is no decision where nothing was judged, with the reason in the engine’s words', () => {
  const result = { recommended_action: 'allow', limitations: [sentence], ...ground } as const
  expect(verdictOf(result)).toEqual({
    state: 'cannot_judge',
    action: null,
    label: 'cannot judge',
    reason: 'fewer than 70 words are prose',
    sentence,
  })
  expect(verdictFacts(result)).toEqual(['fewer than 70 words are prose'])
  expect(decisionLabel(result)).toBe('cannot judge')
  expect(verdictTone(result)).toBe('none')
})

it('is the decision of a policy that asks for more', () => {
  const result = { recommended_action: 'human_review', limitations: [sentence] } as const
  expect(isUnjudged(result)).toBe(false)
  expect(decisionLabel(result)).toBe('human review')
  expect(verdictFacts({ ...result, ...ground, primary_reason: 'policy_match' })).toEqual([
    'low risk',
    'confidence low',
    'main reason: a clause of the policy',
  ])
})

it('has the colour of its decision where that has ground', () => {
  expect(verdictTone({ recommended_action: 'revise', confidence: 'high' })).toBe('revise')
  expect(verdictTone({ recommended_action: 'revise', confidence: 'low' })).toBe('none')
})
